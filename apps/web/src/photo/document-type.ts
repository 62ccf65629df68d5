import type { RequirementAnswer } from '@vesika/contract';
import { travelDocumentTypes } from '@vesika/contract';

export type DocumentType = RequirementAnswer['document_type'];

export const documentTypes = [...travelDocumentTypes, 'other'] as const satisfies readonly DocumentType[];

export function isDocumentType(value: string | null): value is DocumentType {
  return documentTypes.some((type) => type === value);
}
