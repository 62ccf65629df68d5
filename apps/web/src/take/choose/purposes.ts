import type { RequirementAnswer } from '@vesika/contract';
import type { DocumentType } from '../../photo/document-type.ts';

export interface Purpose {
  documentType: DocumentType;
  variant: string;
  isPrimary: boolean;
}

type Documents = Pick<RequirementAnswer, 'country_code' | 'documents'>;

export function purposesOf({ country_code, documents }: Documents, chosen: DocumentType): Purpose[] {
  return documents
    .filter((document) => isGroup(country_code) || document.document_type === chosen)
    .map(({ document_type: documentType, variant, isPrimary }) => ({ documentType, variant, isPrimary }));
}

export function firstPurpose(
  answer: Documents & Pick<RequirementAnswer, 'basis'>,
  chosen: DocumentType,
): Purpose | null {
  const isMeant = answer.basis === 'record' && chosen !== 'other';
  return isMeant ? null : (purposesOf(answer, chosen)[0] ?? null);
}

function isGroup(code: string): boolean {
  return code === 'EU' || code === 'ZZ';
}
