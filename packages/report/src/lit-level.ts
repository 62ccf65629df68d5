import type { Proof } from './report.ts';

/**
 * What a photo's light makes of a linear level, 0 to 1: balanced by its channel's gain, then shadows and middle
 * tones lifted and rolled off towards white, so that nothing clips.
 */
export function litLevel(linear: number, gain: number, exposureEv: Proof['exposureEv']): number {
  const lift = 2 ** exposureEv;
  const balanced = Math.min(1, linear * gain);
  return (lift * balanced) / (1 + (lift - 1) * balanced);
}
