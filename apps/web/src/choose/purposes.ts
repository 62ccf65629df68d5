import type { RequirementAnswer } from '@vesika/contract';
import type { DocumentType } from '../photo/document-type.ts';

export interface Purpose {
  documentType: DocumentType;
  variant: string;
  isPrimary: boolean;
}

type Asked = Pick<RequirementAnswer, 'country_code' | 'documents'>;

/** The records a photo can be made for: those of the chosen kind of document, of a group that is no country all. */
export function purposesOf({ country_code, documents }: Asked, chosen: DocumentType): Purpose[] {
  return documents
    .filter((document) => isGroup(country_code) || document.document_type === chosen)
    .map(({ document_type: documentType, variant, isPrimary }) => ({ documentType, variant, isPrimary }));
}

/**
 * What stands in at once where the chosen kind has no record that is meant without saying more, as permits and
 * licences never have: the first that there is. Null where it has one, or where there is nothing but what the service
 * answers instead.
 */
export function firstPurpose(
  answer: Asked & Pick<RequirementAnswer, 'basis'>,
  chosen: DocumentType,
): Purpose | null {
  const isMeant = answer.basis === 'record' && chosen !== 'other';
  return isMeant ? null : (purposesOf(answer, chosen)[0] ?? null);
}

/** The Schengen area, and sizes of no country. */
function isGroup(code: string): boolean {
  return code === 'EU' || code === 'ZZ';
}
