import type { Check, Natives } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { glassesWorn } from './glasses-worn.ts';
import { type JudgesOf, judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

export const eyesJudges: JudgesOf<'eyes'> = {
  'eyes-open': eyesOpen,
  gaze,
  'red-eye': redEye,
  'hair-over-eyes': hairOverEyes,
};

/** Light mirrored in an iris outshines the dark around it by 0.73 and more, anything about a lowered lid by at most 0.71. */
const catchLightMin = 0.72;
/**
 * Height over width: closed eyes 0.04 to 0.11, lids half down 0.18 to 0.25, most eyes at rest from 0.26. Eyes that are
 * narrow by nature, or by a laugh, lie among the half closed ones; light mirrored in both irises tells them apart.
 */
const aspect = { openMin: 0.26, unlitMin: 0.24, narrowMin: 0.17, closedBelow: 0.15 } as const;
/** ISO/IEC 29794-5's own measure, over the distance from eyes to chin: lids half down 0.055, eyes at rest from 0.066. */
const openness = { openMin: 0.066, unlitMin: 0.06, narrowMin: 0.045, closedBelow: 0.042 } as const;
/** Eyes have 0.8 and more, closed lids with their lashes too; bad prints 0.5, plasters and patches next to nothing. */
const contrast = { seenMin: 0.45, coveredBelow: 0.2 } as const;

/**
 * The less open eye, by whichever of two ratios is worse, and whether there is anything of an eye at all.
 * Undetermined between open and closed, and where glasses or hair hide the eyes; then the person's answer decides.
 */
export function eyesOpen({ natives, answers }: EarlyFindings): Check {
  const hidden = eyesHidden(natives);
  const { catchLightProminence: catchLight } = natives;
  // Of photos kept from before it was measured, nobody knows.
  const from = catchLight == null ? 'unlitMin' : catchLight > catchLightMin ? 'narrowMin' : 'openMin';
  const seen = (
    measure: 'opening' | 'openingToChin',
    value: number | null | undefined,
    limit: typeof aspect | typeof openness,
  ) =>
    judge({
      id: 'eyes-open',
      measure,
      value: hidden ? null : value,
      limit: { min: limit[from], max: null },
      failBeyond: { min: limit.closedBelow },
      source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
      problems: { low: 'closed' },
    });
  const measured = worstOf([
    seen('opening', natives.eyeAspectRatio, aspect),
    seen('openingToChin', natives.eyesOpenness, openness),
    judge({
      id: 'eyes-open',
      measure: 'iris',
      value: hidden ? null : natives.irisContrast,
      limit: { min: contrast.seenMin, max: null },
      failBeyond: { min: contrast.coveredBelow },
      source: ownLimit('Both irises are seen'),
      problems: { low: 'covered' },
    }),
  ]);
  return settled(measured, answers['eyes-open'], { open: null, closed: 'closed' });
}

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

/** An eighth of the iris is the pupil in bright light; natural irises show none of that red. */
const redShareMax = 0.08;
const redShareFailMin = 0.15;

/**
 * Flash light thrown back by the inside of the eye: share of the worse iris that glows red.
 *
 * Source: ICAO Doc 9303-3, lighting, asks for no red eyes and names no figure; the limits are ours.
 */
export function redEye({ natives }: Findings): Check {
  return judge({
    id: 'red-eye',
    measure: 'area',
    value: natives.redEyeShare,
    limit: { min: null, max: redShareMax },
    failBeyond: { max: redShareFailMin },
    source: ownLimit('Pupils show no red from the flash'),
    problems: { high: 'red' },
  });
}

/**
 * Shares of the eyes and the skin about them. Bare ones in photographs stay below the first (0.022 at most, in a hundred), and
 * far below the second. Single strands that hide less are not told from lashes and wrinkles.
 */
const hairHiddenMax = 0.025;
const hairHiddenFailMin = 0.4;

/** Frames look like strands: with glasses on, nothing fails, and the person is asked. */
export function hairOverEyes(findings: Findings): Check {
  const { natives, answers } = findings;
  const isBare = glassesWorn(findings) === 'no';
  const measured = judge({
    id: 'hair-over-eyes',
    measure: 'area',
    value: natives.hairOverEyesShare,
    limit: { min: null, max: hairHiddenMax },
    failBeyond: { max: isBare ? hairHiddenFailMin : null },
    source: standardLimit('ISO/IEC 39794-5, no hair across the eyes'),
    problems: { high: 'hair' },
  });
  return settled(measured, answers['hair-over-eyes'], { free: null, covered: 'hair' });
}
