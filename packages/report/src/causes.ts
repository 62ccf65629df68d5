import type { CheckId } from './checks.ts';

/** Faults that a fault brings with it, so that who mends the one has mended the others. */
const broughtBy: Partial<Record<CheckId, readonly CheckId[]>> = {
  'under-exposure-prevention': ['dynamic-range', 'illumination-uniformity'],
  'over-exposure-prevention': ['dynamic-range', 'skin-glare'],
  'expression-neutrality': ['mouth-closed'],
  'head-pose-yaw': ['gaze'],
  glasses: ['lens-glare', 'lens-tint'],
  'background-uniformity': ['background-shadow'],
  upscaling: ['inter-eye-distance'],
};

/** Of several faults of one photo, those that no other of them brings with it. */
export function causesOf<Fault extends { id: CheckId }>(faults: readonly Fault[]): Fault[] {
  const brought = new Set(faults.flatMap(({ id }) => broughtBy[id] ?? []));
  return faults.filter(({ id }) => !brought.has(id));
}
