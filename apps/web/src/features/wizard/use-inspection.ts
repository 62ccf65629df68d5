import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { OriginalReport } from '@vesika/report';
import { call } from '../../api/call.ts';
import { failureStep } from '../../api/failure-step.ts';
import { withUpload } from '../../original/uploaded-photo.ts';
import { type PhotoOrder, requestOf } from './photo-order.ts';

/** `unusable`: no photo can be made of it. `unchecked`: something else went wrong, and making it may still work. */
export type Inspection =
  | { stage: 'none' }
  | { stage: 'running' }
  | { stage: 'done'; original: OriginalReport }
  | { stage: 'unusable'; error: Error }
  | { stage: 'unchecked' };

/** A look at the original while the person reads on; without an order, or with another one, it ends. */
export function useInspection(order: PhotoOrder | null): Inspection {
  const { data, error, isFetching } = useQuery(inspectionQuery(order));
  if (order === null) return { stage: 'none' };
  if (isFetching) return { stage: 'running' };
  if (error)
    return failureStep(error) === 'another-photo' ? { stage: 'unusable', error } : { stage: 'unchecked' };
  return data ? { stage: 'done', original: data } : { stage: 'none' };
}

/** Whether another photo is the better next step. */
export function wantsAnotherPhoto(inspection: Inspection): boolean {
  if (inspection.stage === 'unusable') return true;
  return (
    inspection.stage === 'done' && inspection.original.findings.some(({ remedy }) => remedy === 'retake')
  );
}

/** Looks at the original as soon as it is known what it is for; null: not yet, or not any more. */
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
