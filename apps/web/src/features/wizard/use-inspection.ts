import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { OriginalReport } from '@vesika/report';
import { call } from '../../api/call.ts';
import { failureStep } from '../../api/failure-step.ts';
import { withUpload } from '../../original/uploaded-photo.ts';
import { type PhotoOrder, requestOf } from './photo-order.ts';

/**
 * `unusable`: no photo can be made from the original. `unchecked`: the inspection failed for another reason, and making
 * the photo may still work.
 */
export type Inspection =
  | { stage: 'none' }
  | { stage: 'running' }
  | { stage: 'done'; original: OriginalReport }
  | { stage: 'unusable'; error: Error }
  | { stage: 'unchecked' };

/** Inspects the original while the user reads on. The inspection is aborted if the order changes or is withdrawn. */
export function useInspection(order: PhotoOrder | null): Inspection {
  const { data, error, isFetching } = useQuery(inspectionQuery(order));
  if (order === null) return { stage: 'none' };
  if (isFetching) return { stage: 'running' };
  if (error)
    return failureStep(error) === 'another-photo' ? { stage: 'unusable', error } : { stage: 'unchecked' };
  return data ? { stage: 'done', original: data } : { stage: 'none' };
}

/** Reports whether the user should rather choose another photo. */
export function wantsAnotherPhoto(inspection: Inspection): boolean {
  if (inspection.stage === 'unusable') return true;
  return (
    inspection.stage === 'done' && inspection.original.findings.some(({ remedy }) => remedy === 'retake')
  );
}

/** Inspects the original as soon as its purpose is known; a null order skips the query. */
function inspectionQuery(order: PhotoOrder | null) {
  return queryOptions({
    queryKey: ['inspect-photo', order && requestOf(order, order.original.address)],
    queryFn:
      order === null
        ? skipToken
        : ({ signal }) =>
            withUpload(order.original.source, order, (imageUrl) =>
              call('inspectPhoto', { body: requestOf(order, imageUrl), signal }),
            ),
    select: ({ original }) => original,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
