import type { GalleryPhoto } from '@vesika/contract';

export function remakeAddress({
  photoId,
  countryCode,
  documentType,
  variant,
}: Pick<GalleryPhoto, 'photoId' | 'countryCode' | 'documentType' | 'variant'>): string {
  // Permits and licences are identified by country and variant; for other documents the country is usually a new
  // one.
  const document: Record<string, string> = documentType === 'other' ? { country: countryCode, variant } : {};
  return `/dashboard/${documentType}?${new URLSearchParams({ original: photoId, ...document })}`;
}
