import type { GalleryPhoto } from '@vesika/contract';

/** Where the stored original of a photo is made into another one; the wizard reads `original`. */
export function remakeAddress({
  photoId,
  documentType,
}: Pick<GalleryPhoto, 'photoId' | 'documentType'>): string {
  const wizard = documentType === 'other' ? 'passport' : documentType;
  return `/dashboard/${wizard}?${new URLSearchParams({ original: photoId })}`;
}
