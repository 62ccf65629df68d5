import { queryOptions } from '@tanstack/react-query';
import type { PhotoReportAnswer } from '@vesika/contract';
import { requestJson } from '../../api/request.ts';

/** The links to the pictures hold for an hour; on a page left open they are renewed before that. */
const linksFreshMs = 50 * 60_000;

export function photoReportQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photo-report', photoId],
    queryFn: ({ signal }) =>
      requestJson<PhotoReportAnswer>(`/api/photos/${encodeURIComponent(photoId)}/report`, { signal }),
    staleTime: linksFreshMs,
    refetchInterval: linksFreshMs,
    refetchIntervalInBackground: true,
  });
}
