import type { DocumentType } from './document-type.ts';

interface AddressedDocument {
  countryCode: string | null;
  documentType: DocumentType;
  /** Null for the main record of the country. */
  variant: string | null;
}

/** Address where everybody makes or checks a photo of the document. */
export function publicAddress(
  page: '/create' | '/check',
  document: AddressedDocument,
  further: Record<string, string> = {},
): string {
  return `${page}?${new URLSearchParams({ document: document.documentType, ...ruleOf(document), ...further })}`;
}

/** Address in the dashboard where a signed-in person makes a photo of the document. */
export function dashboardAddress(document: AddressedDocument, further: Record<string, string> = {}): string {
  return `/dashboard/${document.documentType}?${new URLSearchParams({ ...ruleOf(document), ...further })}`;
}

function ruleOf({ countryCode, variant }: AddressedDocument): Record<string, string> {
  return { ...(countryCode !== null && { country: countryCode }), ...(variant !== null && { variant }) };
}
