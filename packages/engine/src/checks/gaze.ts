import { standardLimit } from '../limits/photo-limits.ts';
import type { Check, Natives } from '../report.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';

/** Widths of an eye: 10 and 20 degrees past the camera. Frontal faces stay within 0.03. */
const atCameraMax = 0.06;
const asideAbove = 0.12;

export function gaze({ natives, answers }: Findings): Check {
  const measured = judge({
    id: 'gaze',
    value: eyesHidden(natives) ? null : pastCamera(natives),
    limit: { min: null, max: atCameraMax },
    failBeyond: { max: asideAbove },
    unit: 'ratio',
    source: standardLimit('ISO/IEC 39794-5, eyes look into the camera'),
    uncertainty: 0.02,
    problems: { high: 'aside' },
  });
  const answer = answers.gaze;
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'at-camera' ? null : 'aside');
}

function pastCamera({ gazeHorizontal, gazeVertical }: Natives): number | null {
  if (typeof gazeHorizontal !== 'number' || typeof gazeVertical !== 'number') return null;
  return Math.hypot(gazeHorizontal, gazeVertical);
}
