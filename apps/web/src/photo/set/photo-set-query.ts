import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** All documents that were made of the portrait of a photo. */
export function photoSetQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId, 'set'],
    queryFn: ({ signal }) => call('photoSet', { params: { photoId }, signal }),
    select: ({ photos }) => photos,
  });
}
