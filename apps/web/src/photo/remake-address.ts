import type { GalleryPhoto } from '@vesika/contract';

/** Where the stored original of a photo is made into another one; the wizard reads `original`. */
export function remakeAddress({
  photoId,
  documentType,
}: Pick<GalleryPhoto, 'photoId' | 'documentType'>): string {
  return `/dashboard/${documentType}?${new URLSearchParams({ original: photoId })}`;
}
