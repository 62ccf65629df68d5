import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** One photo of the account as it stands now: unlocked or not, with links that are still good. */
export function photoQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) => call('getPhoto', { params: { photoId }, signal }),
    select: (answer) => answer.photo,
  });
}
