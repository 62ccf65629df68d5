import { type DocumentType, findRequirement } from '@vesika/requirements';
import { chooseFrame } from '../../packages/engine/src/cut-frame.ts';
import { placeOnAxes } from '../../packages/engine/src/face/face-axes.ts';
import { faceWidthUncertaintyShare } from '../../packages/engine/src/face/face-width.ts';
import { scaleOf, transformPoint } from '../../packages/engine/src/geometry/similarity.ts';
import { mmFromPx } from '../../packages/engine/src/geometry/units.ts';
import type { Band } from '../../packages/engine/src/limits/band.ts';
import { isInside } from '../../packages/engine/src/limits/certainty.ts';
import { measuredHeight } from '../../packages/engine/src/measure/head/head-line.ts';
import { type Plan, planFor } from '../../packages/engine/src/photo-plan.ts';
import type { HandMarked } from '../people/hand-marked.ts';
import type { HeadError } from '../people/head-error.ts';

/** Documents whose authorities publish more than the height of the head. */
export const windowedDocuments: ReadonlyArray<
  readonly [countryCode: string, documentType: DocumentType, variant?: string]
> = [
  ['CN', 'visa', 'online'],
  ['CN', 'visa'],
  ['CN', 'passport'],
  ['NL', 'passport'],
  ['JP', 'passport'],
  ['US', 'passport'],
];

/** Number of people who keep one band of a document, by the measurement and by the hand-placed points. */
export interface BandResult {
  document: string;
  band: string;
  limit: Band;
  people: number;
  /** Number of people inside the band by the hand-placed points. */
  trulyInside: number;
  verdicts: { pass: number; undetermined: number; fail: number };
  /** People beyond the band by the hand-placed points whose check passes, and how far beyond, mm. */
  silentlyBroken: number;
  farthestMm: number;
}

/** Places the heads for each document, and judges every published band together with the others. */
export function bandResults(errors: readonly HeadError[]): BandResult[] {
  return windowedDocuments.flatMap(([countryCode, documentType, variant]) => {
    const { requirement } = findRequirement({ countryCode, documentType, ...(variant && { variant }) })!;
    const plan = planFor({ requirement, background: 'replace' });
    const placed = errors.map((error) => placedBands(error, plan));
    return Object.keys(placed[0]!).map((band) =>
      bandResult([countryCode, documentType, variant].filter(Boolean).join(' '), band, placed),
    );
  });
}

interface PlacedBand {
  limit: Band;
  trueMm: number;
  isInside: boolean | null;
}

function bandResult(
  document: string,
  band: string,
  placed: readonly Record<string, PlacedBand>[],
): BandResult {
  const all = placed.map((bands) => bands[band]!);
  const count = (is: (one: PlacedBand) => boolean) => all.filter(is).length;
  const beyondMm = ({ trueMm, limit: { min, max } }: PlacedBand) =>
    Math.max(0, (min ?? trueMm) - trueMm, trueMm - (max ?? trueMm));
  const silent = all.filter((one) => one.isInside === true && beyondMm(one) > 0);
  return {
    document,
    band,
    limit: all[0]!.limit,
    people: all.length,
    trulyInside: count((one) => beyondMm(one) === 0),
    verdicts: {
      pass: count((one) => one.isInside === true),
      undetermined: count((one) => one.isInside === null),
      fail: count((one) => one.isInside === false),
    },
    silentlyBroken: silent.length,
    farthestMm: Math.max(0, ...silent.map(beyondMm)),
  };
}

/** The bands of a document with bounds; those of the head's estimate are judged as the check does. */
function placedBands({ portrait, observation }: HeadError, plan: Plan): Record<string, PlacedBand> {
  const { limits, size } = plan;
  const { head } = observation;
  const { toOutput } = chooseFrame(observation, plan).frame;
  const mm = (px: number) => mmFromPx(px, size.dpi);
  const scale = scaleOf(toOutput);
  const at = (name: string) => {
    const [x, y] = portrait.truth[name]!;
    const point = transformPoint(toOutput, { x, y });
    return { x: mm(point.x), y: mm(point.y) };
  };
  const measured = (point: { x: number; y: number }) => {
    const moved = transformPoint(toOutput, point as typeof head.chin);
    return { x: mm(moved.x), y: mm(moved.y) };
  };
  const heightMm = mm(size.heightPx);
  const { includesHair, givesWay } = limits.headHeightMm;
  const { heightPx, uncertaintyPx } = measuredHeight(head, includesHair);
  const trueTop = includesHair ? measured(head.hairTop!).y : at('crown_approx').y;
  const widthMm = mm(head.faceWidthPx * scale);
  const pupils = (at('pupil_image_left').y + at('pupil_image_right').y) / 2;
  const headMm = mm(heightPx * scale);
  const placed: Record<string, PlacedBand> = {
    'head height': {
      limit: limits.headHeightMm,
      trueMm: at('chin').y - trueTop,
      isInside: givesWay
        ? isInside(headMm, 0, limits.headHeightMm) || null
        : isInside(headMm, mm(uncertaintyPx * scale), limits.headHeightMm),
    },
    'face width': {
      limit: limits.headWidthMm,
      trueMm: at('ear_root_image_right').x - at('ear_root_image_left').x,
      isInside: isInside(widthMm, widthMm * faceWidthUncertaintyShare, limits.headWidthMm),
    },
    'eye line': {
      limit: limits.eyeLineFromBottomMm,
      trueMm: heightMm - pupils,
      isInside: isInside(heightMm - measured(head.axes.eyeMidpoint).y, 0, limits.eyeLineFromBottomMm),
    },
    'top margin': {
      limit: limits.topMarginMm,
      trueMm: trueTop,
      isInside: isInside(measured(head.crown).y, mm(head.uncertaintyPx * scale), limits.topMarginMm, 0.68),
    },
    'chin margin': {
      limit: limits.chinMarginMm,
      trueMm: heightMm - at('chin').y,
      isInside: isInside(heightMm - measured(head.chin).y, headMm * 0.01, limits.chinMarginMm),
    },
  };
  return Object.fromEntries(
    Object.entries(placed).filter(([, { limit }]) => limit.min !== null || limit.max !== null),
  );
}

/** Whether the hand-placed points include the ear roots. */
export function hasEarRoots({ truth }: HandMarked): boolean {
  return truth.ear_root_image_left !== undefined;
}

/** Signed errors of the width of the face against the hand-placed ear roots, as shares of it. */
export function faceWidthErrors(errors: readonly HeadError[]): number[] {
  return errors.map(({ portrait: { truth }, observation: { head } }) => {
    const rightOf = (name: string) => {
      const [x, y] = truth[name]!;
      return placeOnAxes(head.axes, { x, y }).right;
    };
    const trueWidth = rightOf('ear_root_image_right') - rightOf('ear_root_image_left');
    return head.faceWidthPx / head.axes.interEyePx / trueWidth - 1;
  });
}
