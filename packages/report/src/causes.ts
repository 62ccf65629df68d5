import type { CheckId } from './checks.ts';

/** Faults that another fault causes, which are corrected along with it. */
const broughtBy: Partial<Record<CheckId, readonly CheckId[]>> = {
  'under-exposure-prevention': ['dynamic-range', 'illumination-uniformity'],
  'over-exposure-prevention': ['dynamic-range', 'skin-glare'],
  'expression-neutrality': ['mouth-closed'],
  'head-pose-yaw': ['gaze'],
  glasses: ['lens-glare', 'lens-tint'],
  'background-uniformity': ['background-shadow'],
  upscaling: ['inter-eye-distance'],
};

/** Returns the faults of a photo that none of its other faults causes. */
export function causesOf<Fault extends { id: CheckId }>(faults: readonly Fault[]): Fault[] {
  const brought = new Set(faults.flatMap(({ id }) => broughtBy[id] ?? []));
  return faults.filter(({ id }) => !brought.has(id));
}
