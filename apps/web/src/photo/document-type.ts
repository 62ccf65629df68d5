import type { RequirementAnswer } from '@vesika/contract';
import { travelDocumentTypes } from '@vesika/contract';

export type DocumentType = RequirementAnswer['document_type'];

/** Travel documents first; `other` holds permits, licences and sizes of no document at all. */
export const documentTypes = [...travelDocumentTypes, 'other'] as const satisfies readonly DocumentType[];

export function isDocumentType(value: string | null): value is DocumentType {
  return documentTypes.some((type) => type === value);
}
