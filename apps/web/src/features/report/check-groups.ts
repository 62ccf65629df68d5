import type { Check, CheckId, Verdict } from '@vesika/contract';

/** Checks by what they look at, in reading order. */
export const checkGroups = {
  head: [
    ...(['head-height', 'eye-line', 'top-margin', 'centring', 'inter-eye-distance'] as const),
    ...(['head-pose-yaw', 'head-pose-pitch', 'head-pose-roll', 'shoulders'] as const),
    ...(['camera-distance', 'single-face-present'] as const),
  ],
  eyes: ['eyes-open', 'gaze', 'red-eye', 'hair-over-eyes'],
  mouth: ['mouth-closed', 'expression-neutrality', 'mouth-occlusion-prevention'],
  coverings: ['glasses', 'lens-tint', 'lens-glare', 'no-head-coverings', 'face-occlusion-prevention'],
  light: [
    ...(['luminance-mean', 'luminance-variance', 'under-exposure-prevention'] as const),
    ...(['over-exposure-prevention', 'dynamic-range', 'illumination-uniformity'] as const),
    ...(['skin-glare', 'natural-colour', 'colour-presence'] as const),
  ],
  background: ['background-colour', 'background-uniformity', 'background-shadow'],
  quality: [
    ...(['sharpness', 'compression-artifacts', 'photo-of-photo', 'digital-alteration'] as const),
    ...(['upscaling', 'source-completeness'] as const),
  ],
  file: ['picture-size', 'density', 'file-size', 'file-format'],
} as const satisfies Record<string, readonly CheckId[]>;

export type GroupId = keyof typeof checkGroups;

export interface CheckGroup {
  id: GroupId;
  /** Those that need a hand: fails before what nobody could decide. */
  open: Check[];
  passed: Check[];
}

/** The report in groups; the one with the most pressing check comes first, then reading order. */
export function groupChecks(checks: readonly Check[]): CheckGroup[] {
  return (Object.keys(checkGroups) as GroupId[])
    .map((id) => {
      const ids: readonly CheckId[] = checkGroups[id];
      const own = checks
        .filter((check) => ids.includes(check.id))
        .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      const open = own.filter(({ verdict }) => verdict !== 'pass').sort(byUrgency);
      return { id, open, passed: own.filter(({ verdict }) => verdict === 'pass') };
    })
    .filter(({ open, passed }) => open.length + passed.length > 0)
    .sort((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** What needs a hand comes first. */
export function byUrgency(a: Pick<Check, 'verdict'>, b: Pick<Check, 'verdict'>): number {
  return urgency[a.verdict] - urgency[b.verdict];
}

const urgency: Readonly<Record<Verdict, number>> = { fail: 0, undetermined: 1, pass: 2 };

function urgencyOf({ open }: CheckGroup): number {
  return urgency[open[0]?.verdict ?? 'pass'];
}
