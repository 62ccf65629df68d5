import type { InfiniteData } from '@tanstack/react-query';
import type { OperationAnswer } from '@vesika/contract';

type Photos = InfiniteData<OperationAnswer<'listPhotos'>, unknown>;

export function withoutPhoto(photos: Photos, photoId: string): Photos {
  return {
    ...photos,
    pages: photos.pages.map((page) => ({
      ...page,
      photos: page.photos.filter((photo) => photo.photoId !== photoId),
    })),
  };
}
