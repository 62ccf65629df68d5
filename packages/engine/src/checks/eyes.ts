import type { Check, Natives } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { smileSureFrom } from '../limits/smile.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled } from './judge.ts';

export const eyesJudges: JudgesOf<'eyes'> = {
  'eyes-open': eyesOpen,
  gaze,
  'red-eye': redEye,
  'hair-over-eyes': hairOverEyes,
};

/**
 * A catch light is brighter than the iris around it by 0.73 or more (ln); around a lowered lid the difference is
 * at most 0.71.
 */
const catchLightMin = 0.72;
/**
 * Height over width: closed eyes have 0.04 to 0.11, half-closed eyes 0.18 to 0.25, and most open eyes at least
 * 0.26. Naturally narrow or laughing eyes overlap with half-closed ones; a catch light in both irises tells them
 * apart, and a clear smile explains them.
 */
const aspect = { openMin: 0.26, unlitMin: 0.24, narrowMin: 0.17, closedBelow: 0.15 } as const;
/**
 * ISO/IEC 29794-5, EyesOpen: opening over the eye-to-chin distance; half-closed eyes have 0.055, open eyes at
 * least 0.066.
 */
const openness = { openMin: 0.066, unlitMin: 0.06, narrowMin: 0.045, closedBelow: 0.042 } as const;

/**
 * Judges the less open eye by the worse of two ratios, and whether irises are visible at all. Between open and
 * closed, the verdict is undetermined and the person's answer decides.
 *
 * Out:    null if an eye is hidden: the checks of what hides it say so.
 */
export function eyesOpen({ natives, answers }: EarlyFindings): Check | null {
  if (eyesHidden(natives)) return null;
  const { catchLightProminence: catchLight, smileProbability } = natives;
  const isNarrow = (catchLight ?? 0) > catchLightMin || (smileProbability ?? 0) > smileSureFrom;
  // Reports from before the catch light was measured lack it.
  const from = isNarrow ? 'narrowMin' : catchLight == null ? 'unlitMin' : 'openMin';
  const opening = (value: number | null | undefined, limit: typeof aspect | typeof openness) =>
    atLeast(value, limit[from], {
      failBelow: limit.closedBelow,
      problem: 'closed',
      source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
    });
  const measured = judge('eyes-open', {
    opening: opening(natives.eyeAspectRatio, aspect),
    openingToChin: opening(natives.eyesOpenness, openness),
    // Eyes have 0.8 or more, closed lids with lashes too; poor prints have 0.5, plasters and eye patches almost
    // 0.
    iris: atLeast(natives.irisContrast, 0.45, {
      failBelow: 0.2,
      problem: 'covered',
      source: ownLimit('Both irises are seen'),
    }),
  });
  return settled(measured, answers['eyes-open'], { open: null, closed: 'closed' });
}

/**
 * Judges how far the eyes look away from the camera in any direction, in eye widths. Between 7.5 and 20 degrees the
 * verdict is undetermined and the person's answer decides.
 *
 * Out:    null if an eye is hidden: the checks of what hides it say so.
 */
export function gaze({ natives, answers }: EarlyFindings): Check | null {
  if (eyesHidden(natives)) return null;
  const measured = judge('gaze', {
    // In eye widths: 7.5 and 20 degrees away from the camera. Clean people of two collections stay within
    // 0.033, with a mean of 0.014 and a standard deviation of 0.007.
    deviation: atMost(pastCamera(natives), 0.045, {
      failAbove: 0.12,
      problem: 'aside',
      source: standardLimit('ISO/IEC 39794-5, eyes look into the camera'),
      uncertainty: 0.02,
    }),
  });
  return settled(measured, answers.gaze, { 'at-camera': null, aside: 'aside' });
}

function pastCamera({ gazeHorizontal, gazeVertical }: Natives): number | null {
  if (typeof gazeHorizontal !== 'number' || typeof gazeVertical !== 'number') return null;
  return Math.hypot(gazeHorizontal, gazeVertical);
}

/**
 * Judges the share of the iris that is red from flash, for the worse eye.
 *
 * Source: ICAO Doc 9303-3, lighting, forbids red eyes without a number; the limits are ours.
 */
export function redEye({ natives }: Findings): Check {
  return judge('red-eye', {
    // In bright light the pupil covers an eighth of the iris; natural irises show none of this red.
    area: atMost(natives.redEyeShare, 0.08, {
      failAbove: 0.15,
      problem: 'red',
      source: ownLimit('Pupils show no red from the flash'),
    }),
  });
}

/**
 * Judges strands of hair in front of the eyes. Whatever else covers an eye is the business of face-occlusion-prevention.
 * Frames and deep wrinkles may look like strands, so the check never fails by measure and the person is asked.
 *
 * Out:    null for a report from before this measure.
 */
export function hairOverEyes({ natives, answers }: Findings): Check | null {
  if (natives.strandOverEyes === undefined) return null;
  const measured = judge('hair-over-eyes', {
    // Bare faces have at most 0.062, and 0.03 before plain walls; drawn strands have 0.08 or more.
    strand: atMost(natives.strandOverEyes, 0.07, {
      failAbove: null,
      source: standardLimit('ISO/IEC 39794-5, no hair across the eyes'),
    }),
  });
  return settled(measured, answers['hair-over-eyes'], { free: null, covered: 'hair' });
}

const hiddenShareMin = 0.5;

/** Whether dark lenses or hair hide the eyes. The mesh has eyes even then, so measures of them mean nothing. */
function eyesHidden({ eyesHiddenShare }: Natives): boolean {
  return (eyesHiddenShare ?? 0) > hiddenShareMin;
}
