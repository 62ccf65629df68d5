/** The documents a wizard exists for; the service knows further ones. */
export const documentTypes = ['passport', 'visa', 'id'] as const;
export type DocumentType = (typeof documentTypes)[number];

export function isDocumentType(value: string | null): value is DocumentType {
  return documentTypes.some((type) => type === value);
}
