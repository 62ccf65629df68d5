import type { GalleryPhoto } from '@vesika/contract';

/** Returns the address of the photo's full report. */
export function reportAddress({ photoId }: Pick<GalleryPhoto, 'photoId'>): string {
  return `/dashboard/photos/${photoId}`;
}
