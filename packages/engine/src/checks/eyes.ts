import type { Check, Natives } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { glassesWorn } from './glasses-worn.ts';
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
 * apart.
 */
const aspect = { openMin: 0.26, unlitMin: 0.24, narrowMin: 0.17, closedBelow: 0.15 } as const;
/**
 * ISO/IEC 29794-5, EyesOpen: opening over the eye-to-chin distance; half-closed eyes have 0.055, open eyes at
 * least 0.066.
 */
const openness = { openMin: 0.066, unlitMin: 0.06, narrowMin: 0.045, closedBelow: 0.042 } as const;

/**
 * Judges the less open eye by the worse of two ratios, and whether irises are visible at all. Between open and
 * closed, and if glasses or hair hide the eyes, the verdict is undetermined and the person's answer decides.
 */
export function eyesOpen({ natives, answers }: EarlyFindings): Check {
  const hidden = eyesHidden(natives);
  const { catchLightProminence: catchLight } = natives;
  // Reports from before this measure lack it.
  const from = catchLight == null ? 'unlitMin' : catchLight > catchLightMin ? 'narrowMin' : 'openMin';
  const opening = (value: number | null | undefined, limit: typeof aspect | typeof openness) =>
    atLeast(hidden ? null : value, limit[from], {
      failBelow: limit.closedBelow,
      problem: 'closed',
      source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
    });
  const measured = judge('eyes-open', {
    opening: opening(natives.eyeAspectRatio, aspect),
    openingToChin: opening(natives.eyesOpenness, openness),
    // Eyes have 0.8 or more, closed lids with lashes too; poor prints have 0.5, plasters and eye patches almost
    // 0.
    iris: atLeast(hidden ? null : natives.irisContrast, 0.45, {
      failBelow: 0.2,
      problem: 'covered',
      source: ownLimit('Both irises are seen'),
    }),
  });
  return settled(measured, answers['eyes-open'], { open: null, closed: 'closed' });
}

/**
 * Judges how far the eyes look away from the camera in any direction, in eye widths. Between 7.5 and 20 degrees,
 * and if the eyes are hidden, the verdict is undetermined and the person's answer decides.
 */
export function gaze({ natives, answers }: EarlyFindings): Check {
  const measured = judge('gaze', {
    // In eye widths: 7.5 and 20 degrees away from the camera. Clean people of two collections stay within
    // 0.033, with a mean of 0.014 and a standard deviation of 0.007.
    deviation: atMost(eyesHidden(natives) ? null : pastCamera(natives), 0.045, {
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
 * Judges hair in front of the eyes. Frames look like strands, so with glasses the check never fails and the person
 * is asked.
 */
export function hairOverEyes(findings: Findings): Check {
  const { natives, answers } = findings;
  const isBare = glassesWorn(findings) === 'no';
  const measured = judge('hair-over-eyes', {
    // Hidden share of the eyes and the skin around them. Unobstructed eyes stay below the first value (at most
    // 0.022 in a hundred photographs) and far below the second. Single strands that hide less are
    // indistinguishable from lashes and wrinkles.
    area: atMost(natives.hairOverEyesShare, 0.025, {
      failAbove: isBare ? 0.4 : null,
      problem: 'hair',
      source: standardLimit('ISO/IEC 39794-5, no hair across the eyes'),
    }),
  });
  return settled(measured, answers['hair-over-eyes'], { free: null, covered: 'hair' });
}
