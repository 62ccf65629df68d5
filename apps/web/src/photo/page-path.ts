import type { DocumentType } from './document-type.ts';

interface PagedDocument {
  documentType: DocumentType;
  /** Names the country in the address. */
  key: string;
  /** Null for the main record of the country. */
  variant: string | null;
}

/** Address of the page about a document, without language. */
export function pagePath({ documentType, key, variant }: PagedDocument): string {
  const chapter = documentType === 'other' ? 'document' : documentType;
  return [`/${chapter}-photo`, key, ...(variant === null ? [] : [variant])].join('/');
}
