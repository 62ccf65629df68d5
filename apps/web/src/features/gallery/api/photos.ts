import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** The links to pictures and files hold for an hour; on a page left open they are renewed before that. */
const linksFreshMs = 50 * 60_000;

/** The account's photos, newest first; further ones page by page. */
export const photosQuery = infiniteQueryOptions({
  queryKey: ['photos', 'list'],
  queryFn: ({ pageParam: before, signal }) => call('listPhotos', { query: { before }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.before ?? undefined,
  select: ({ pages }) => pages.flatMap((page) => page.photos),
  staleTime: linksFreshMs,
  refetchInterval: linksFreshMs,
  refetchIntervalInBackground: true,
  // A photo may have been made since.
  refetchOnMount: 'always',
});
