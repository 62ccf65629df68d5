import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { OriginalReport } from '@vesika/report';
import { call } from '../../shell/api/call.ts';
import { failureStep } from '../../shell/api/failure-step.ts';
import { withUpload } from '../../take/original/photo-source.ts';
import { type PhotoRequest, requestOf } from './photo-request.ts';

export type Inspection =
  | { stage: 'none' }
  | { stage: 'running' }
  | { stage: 'done'; original: OriginalReport }
  | { stage: 'unusable'; error: Error }
  | { stage: 'unchecked' };

export function useInspection(request: PhotoRequest | null): Inspection {
  const { data, error, isFetching } = useQuery(inspectionQuery(request));
  if (request === null) return { stage: 'none' };
  if (isFetching) return { stage: 'running' };
  if (error)
    return failureStep(error) === 'another-photo' ? { stage: 'unusable', error } : { stage: 'unchecked' };
  return data ? { stage: 'done', original: data } : { stage: 'none' };
}

export function wantsAnotherPhoto(inspection: Inspection): boolean {
  if (inspection.stage === 'unusable') return true;
  return (
    inspection.stage === 'done' && inspection.original.findings.some(({ remedy }) => remedy === 'retake')
  );
}

function inspectionQuery(request: PhotoRequest | null) {
  return queryOptions({
    queryKey: ['inspect-photo', request && requestOf(request, request.original.address)],
    queryFn:
      request === null
        ? skipToken
        : ({ signal }) =>
            withUpload(request.original.source, request, (imageUrl) =>
              call('inspectPhoto', { body: requestOf(request, imageUrl), signal }),
            ),
    select: ({ original }) => original,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
