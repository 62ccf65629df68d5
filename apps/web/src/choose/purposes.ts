import type { RequirementAnswer } from '@vesika/contract';
import type { DocumentType } from '../photo/document-type.ts';

export interface Purpose {
  documentType: DocumentType;
  variant: string;
  isPrimary: boolean;
}

type Asked = Pick<RequirementAnswer, 'country_code' | 'documents'>;

/** Returns the records of the chosen kind of document; for a group of countries, its records of every kind. */
export function purposesOf({ country_code, documents }: Asked, chosen: DocumentType): Purpose[] {
  return documents
    .filter((document) => isGroup(country_code) || document.document_type === chosen)
    .map(({ document_type: documentType, variant, isPrimary }) => ({ documentType, variant, isPrimary }));
}

/**
 * Returns the first record of the chosen kind of document if the kind has no primary record, as is always the case for
 * permits and licences. Null if it has a primary record, or no record at all.
 */
export function firstPurpose(
  answer: Asked & Pick<RequirementAnswer, 'basis'>,
  chosen: DocumentType,
): Purpose | null {
  const isMeant = answer.basis === 'record' && chosen !== 'other';
  return isMeant ? null : (purposesOf(answer, chosen)[0] ?? null);
}

/** True for the Schengen area and for plain sizes, which belong to no country. */
function isGroup(code: string): boolean {
  return code === 'EU' || code === 'ZZ';
}
