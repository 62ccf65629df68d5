import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export function photoSetQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId, 'set'],
    queryFn: ({ signal }) => call('photoSet', { params: { photoId }, signal }),
  });
}
