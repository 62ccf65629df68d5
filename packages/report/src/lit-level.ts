import type { Proof } from './report.ts';

/**
 * Applies the light adjustment to a linear level, 0 to 1: the channel's gain, then a lift of shadows and midtones that
 * rolls off towards white so that nothing clips.
 */
export function litLevel(linear: number, gain: number, exposureEv: Proof['exposureEv']): number {
  const lift = 2 ** exposureEv;
  const balanced = Math.min(1, linear * gain);
  return (lift * balanced) / (1 + (lift - 1) * balanced);
}
