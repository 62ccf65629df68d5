import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The links to the pictures hold for an hour; on a page left open they are renewed before that. */
const linksFreshMs = 50 * 60_000;

export function photoReportQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photo-report', photoId],
    queryFn: ({ signal }) => call('getPhotoReport', { params: { photoId }, signal }),
    staleTime: linksFreshMs,
    refetchInterval: linksFreshMs,
    refetchIntervalInBackground: true,
  });
}
