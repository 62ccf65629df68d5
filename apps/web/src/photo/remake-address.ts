import type { GalleryPhoto } from '@vesika/contract';

export function remakeAddress({
  photoId,
  countryCode,
  documentType,
  variant,
}: Pick<GalleryPhoto, 'photoId' | 'countryCode' | 'documentType' | 'variant'>): string {
  const document: Record<string, string> = documentType === 'other' ? { country: countryCode, variant } : {};
  return `/dashboard/${documentType}?${new URLSearchParams({ original: photoId, ...document })}`;
}
