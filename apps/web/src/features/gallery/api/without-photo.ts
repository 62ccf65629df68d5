import type { InfiniteData } from '@tanstack/react-query';
import type { PhotoPage } from './photos.ts';

type Photos = InfiniteData<PhotoPage, unknown>;

/** The pages as they are once a photo is gone; their cursors are moments and stay as they are. */
export function withoutPhoto(photos: Photos, photoId: string): Photos {
  return {
    ...photos,
    pages: photos.pages.map((page) => ({
      ...page,
      photos: page.photos.filter((photo) => photo.photoId !== photoId),
    })),
  };
}
