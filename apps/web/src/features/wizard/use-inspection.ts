import { useQuery } from '@tanstack/react-query';
import type { OriginalInspection } from '@vesika/contract';
import { inspectionQuery } from './api/inspect-photo.ts';
import type { PhotoOrder } from './photo-order.ts';
import { failureStep } from './result/failure-step.ts';

/** `unusable`: no photo can be made of it. `unchecked`: something else went wrong, and making it may still work. */
export type Inspection =
  | { stage: 'none' }
  | { stage: 'running' }
  | { stage: 'done'; original: OriginalInspection }
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
