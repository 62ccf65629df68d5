import type { Check, Natives } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { EarlyFindings } from './findings.ts';
import { judge, settled } from './judge.ts';

/** Widths of an eye: 10 and 20 degrees past the camera. Frontal faces stay within 0.03. */
const atCameraMax = 0.06;
const asideAbove = 0.12;

/**
 * How far the eyes look past the camera in any direction, in widths of an eye. Undetermined between 10 and 20 degrees
 * and where the eyes are hidden; then the person's answer decides.
 */
export function gaze({ natives, answers }: EarlyFindings): Check {
  const measured = judge({
    id: 'gaze',
    measure: 'deviation',
    value: eyesHidden(natives) ? null : pastCamera(natives),
    limit: { min: null, max: atCameraMax },
    failBeyond: { max: asideAbove },
    source: standardLimit('ISO/IEC 39794-5, eyes look into the camera'),
    uncertainty: 0.02,
    problems: { high: 'aside' },
  });
  return settled(measured, answers.gaze, { 'at-camera': null, aside: 'aside' });
}

function pastCamera({ gazeHorizontal, gazeVertical }: Natives): number | null {
  if (typeof gazeHorizontal !== 'number' || typeof gazeVertical !== 'number') return null;
  return Math.hypot(gazeHorizontal, gazeVertical);
}
