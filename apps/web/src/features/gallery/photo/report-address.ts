import type { GalleryPhoto } from '@vesika/contract';

/** Where everything stands that was measured and judged. */
export function reportAddress({ photoId }: Pick<GalleryPhoto, 'photoId'>): string {
  return `/dashboard/photos/${photoId}`;
}
