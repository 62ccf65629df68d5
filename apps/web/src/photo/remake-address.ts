import type { GalleryPhoto } from '@vesika/contract';

/** Address of the wizard that makes another photo of the stored original; it reads `original`. */
export function remakeAddress({
  photoId,
  countryCode,
  documentType,
  variant,
}: Pick<GalleryPhoto, 'photoId' | 'countryCode' | 'documentType' | 'variant'>): string {
  // A permit or licence is nothing without its country and name; of the others the country is usually a new one.
  const document: Record<string, string> = documentType === 'other' ? { country: countryCode, variant } : {};
  return `/dashboard/${documentType}?${new URLSearchParams({ original: photoId, ...document })}`;
}
