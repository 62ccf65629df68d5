import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../shell/api/call.ts';

/** Links to pictures and files are valid for an hour; an open page renews them earlier. */
const linksFreshMs = 50 * 60_000;

export const photosQuery = infiniteQueryOptions({
  queryKey: ['photos', 'list'],
  queryFn: ({ pageParam: before, signal }) => call('listPhotos', { query: { before }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.before ?? undefined,
  select: ({ pages }) => pages.flatMap((page) => page.photos),
  staleTime: linksFreshMs,
  refetchInterval: linksFreshMs,
  refetchIntervalInBackground: true,
  refetchOnMount: 'always',
});
