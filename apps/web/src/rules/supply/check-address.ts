import type { DocumentType } from '../../photo/document-type.ts';

interface Document {
  countryCode: string | null;
  documentType: DocumentType;
  /** Null: the primary record. */
  variant: string | null;
}

/** The page on which a finished photo is measured, with the document chosen. */
export function checkAddress({ countryCode, documentType, variant }: Document): string {
  const chosen = new URLSearchParams({
    ...(countryCode !== null && { country: countryCode }),
    document: documentType,
    ...(variant !== null && { variant }),
  });
  return `/check?${chosen}`;
}
