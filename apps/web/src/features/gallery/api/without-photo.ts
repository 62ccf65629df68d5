import type { InfiniteData } from '@tanstack/react-query';
import type { OperationAnswer } from '@vesika/contract';

type Photos = InfiniteData<OperationAnswer<'listPhotos'>, unknown>;

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
