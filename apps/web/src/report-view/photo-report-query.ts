import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Picture links are valid for an hour; an open page renews them earlier. */
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
