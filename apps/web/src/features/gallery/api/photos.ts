import { infiniteQueryOptions } from '@tanstack/react-query';
import type { GalleryPhoto } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';

export interface PhotoPage {
  photos: GalleryPhoto[];
  /** Names the next page; null on the last. */
  before: string | null;
}

/** The links to pictures and files hold for an hour; on a page left open they are renewed before that. */
const linksFreshMs = 50 * 60_000;

/** The account's photos, newest first; further ones page by page. */
export const photosQuery = infiniteQueryOptions({
  queryKey: ['photos', 'list'],
  queryFn: ({ pageParam: before, signal }) =>
    requestJson<PhotoPage>(`/api/photos${before === null ? '' : `?${new URLSearchParams({ before })}`}`, {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.before,
  select: ({ pages }) => pages.flatMap((page) => page.photos),
  staleTime: linksFreshMs,
  refetchInterval: linksFreshMs,
  refetchIntervalInBackground: true,
  // A photo may have been made since.
  refetchOnMount: 'always',
});
