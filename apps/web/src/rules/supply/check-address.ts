import type { DocumentType } from '../../photo/document-type.ts';

interface Document {
  countryCode: string | null;
  documentType: DocumentType;
  variant: string | null;
}

export function checkAddress({ countryCode, documentType, variant }: Document): string {
  const chosen = new URLSearchParams({
    ...(countryCode !== null && { country: countryCode }),
    document: documentType,
    ...(variant !== null && { variant }),
  });
  return `/check?${chosen}`;
}
