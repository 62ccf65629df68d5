import type { GalleryPhoto } from '@vesika/contract';

/** Where the stored original of a photo is made into another one; the wizard reads `original`. */
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
