import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export function photoQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) => call('getPhoto', { params: { photoId }, signal }),
    select: (answer) => answer.photo,
  });
}
