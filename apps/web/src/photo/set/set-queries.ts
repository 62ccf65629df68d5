import { queryOptions, skipToken } from '@tanstack/react-query';
import { type DocumentName, documentText } from '@vesika/contract';
import { call } from '../../shell/api/call.ts';

export function documentsPlanQuery(documents: readonly DocumentName[]) {
  return planQuery(documents.length === 0 ? null : { documents: documents.map(documentText).join() });
}

export function tripPlanQuery(from: string | null, to: readonly string[]) {
  return planQuery(from === null ? null : { from, ...(to.length > 0 && { to: to.join() }) });
}

type PlanQuery = { documents: string } | { from: string; to?: string };

function planQuery(query: PlanQuery | null) {
  return queryOptions({
    queryKey: ['photo-plan', query],
    queryFn: query === null ? skipToken : ({ signal }) => call('photoPlan', { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function photoSetQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId, 'set'],
    queryFn: ({ signal }) => call('photoSet', { params: { photoId }, signal }),
  });
}
