import { queryOptions } from '@tanstack/react-query';
import type { GalleryPhoto } from '@vesika/contract';
import { requestJson } from '../../api/request.ts';

/** One photo of the account as it stands now: unlocked or not, with links that are still good. */
export function photoQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) =>
      requestJson<{ photo: GalleryPhoto }>(`/api/photos/${encodeURIComponent(photoId)}`, { signal }),
    select: (answer) => answer.photo,
  });
}
