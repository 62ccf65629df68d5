import type { GalleryPhoto } from '@vesika/contract';

export function reportAddress({ photoId }: Pick<GalleryPhoto, 'photoId'>): string {
  return `/dashboard/photos/${photoId}`;
}
