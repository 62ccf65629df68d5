import { distance } from '../geometry/distance.ts';
import { levelling, type Similarity } from '../geometry/similarity.ts';
import type { Point } from '../geometry/spaces.ts';
import { measuredHeight } from '../measure/head/head-line.ts';
import {
  beyond,
  eyeLineWithin,
  eyeShareOf,
  FrameCost,
  type FrameRequest,
  offsetShareMax,
  type Placement,
  pxPerMm,
  triedHeadsMm,
} from './frame-cost.ts';

export interface Frame {
  toOutput: Similarity<'source', 'output'>;
  /** Output px per source px; above 1 the picture is enlarged. */
  scale: number;
}

/**
 * Finds the transform that levels the eye line and brings all bands of the document together: head height and width, eye
 * line, margins and centring, each as close to its middle as the others and the source allow.
 *
 * The bands come first. If no placement is inside all of them, as few as possible are broken, and a head height of our own
 * estimate gives way before anything that the authority publishes. Inside them, distance from the middle is traded for a complete picture, no enlargement, a head
 * height that is certain to be inside its band, and space above the hair. When no placement satisfies all limits, the
 * least severe one is broken and the checks report it.
 *
 * In:  head line in source px; limits in mm; size of the output.
 * Out: transform from source to output px.
 */
export function solveFrame(request: FrameRequest): Frame {
  const cost = new FrameCost(request);
  const { min, max } = triedHeadsMm(request);
  const candidates = range(min, max, 12).map((headMm) =>
    refine(bestOf(placementsOf(request, headMm), cost), cost, eyeShareOf(request)),
  );
  return frameOf(request, bestOf(candidates, cost));
}

/** Grid of placements for one head height, plus the lowest allowed eye line, at which hair fits if it fits anywhere. */
function placementsOf(request: FrameRequest, headMm: number): Placement[] {
  const { limits, size } = request;
  const heightMm = size.heightPx / pxPerMm(size);
  const lowestMm = heightMm - eyeLineWithin(limits).min! - eyeShareOf(request) * headMm;
  const offsetMax = limits.centreOffsetMm.max * offsetShareMax;
  const offsetsMm = range(-offsetMax, offsetMax, 4);
  const placements: Placement[] = [];
  for (const crownFromTopMm of [...range(0, heightMm - headMm, 30), lowestMm]) {
    for (const offsetMm of offsetsMm) placements.push({ headMm, crownFromTopMm, offsetMm });
  }
  return placements;
}

function bestOf(placements: readonly Placement[], cost: FrameCost): Placement {
  let best = placements[0]!;
  let least = cost.of(best);
  for (const placement of placements) {
    const value = cost.of(placement);
    if (value >= least) continue;
    best = placement;
    least = value;
  }
  return best;
}

/**
 * Identity transform when the picture already has the exact output size and its head is inside all bands, so that it is
 * not resampled needlessly. Null otherwise.
 */
export function frameAsIs({ head, limits, size, edges }: FrameRequest): Frame | null {
  if (edges.widthPx !== size.widthPx || edges.heightPx !== size.heightPx) return null;
  const { axes, crown } = head;
  const { heightPx } = measuredHeight(head, limits.headHeightMm.includesHair);
  const scalePxPerMm = pxPerMm(size);
  const fits =
    beyond(heightPx / scalePxPerMm, limits.headHeightMm) === 0 &&
    beyond((size.heightPx - axes.eyeMidpoint.y) / scalePxPerMm, limits.eyeLineFromBottomMm) === 0 &&
    beyond(crown.y / scalePxPerMm, limits.topMarginMm) === 0 &&
    beyond(head.faceWidthPx / scalePxPerMm, limits.headWidthMm) === 0 &&
    beyond((size.heightPx - head.chin.y) / scalePxPerMm, limits.chinMarginMm) === 0 &&
    Math.abs(axes.eyeMidpoint.x - size.widthPx / 2) / scalePxPerMm <= limits.centreOffsetMm.max &&
    Math.abs(axes.turnRad) <= rollIgnoredRad;
  return fits ? { toOutput: { a: 1, b: 0, tx: 0, ty: 0 }, scale: 1 } : null;
}

/** Roll of about one degree, which nobody notices. */
const rollIgnoredRad = 0.018;

/**
 * Pattern search over head height, top margin and centring. The second direction changes the head height with the eye
 * line fixed, since both the crown and the eyes may be bounded.
 */
function refine(start: Placement, cost: FrameCost, eyeShare: number): Placement {
  const directions: ReadonlyArray<readonly [headMm: number, crownFromTopMm: number, offsetMm: number]> = [
    [1, 0, 0],
    [1, -eyeShare, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  let best = start;
  let bestCost = cost.of(start);
  for (let stepMm = 0.6; stepMm > 0.01; stepMm /= 2) {
    for (const [head, crown, offset] of directions) {
      for (const mm of [-stepMm, stepMm]) {
        const candidate = {
          headMm: best.headMm + mm * head,
          crownFromTopMm: best.crownFromTopMm + mm * crown,
          offsetMm: best.offsetMm + mm * offset,
        };
        const value = cost.of(candidate);
        if (value < bestCost) {
          best = candidate;
          bestCost = value;
        }
      }
    }
  }
  return best;
}

function frameOf({ head, size }: FrameRequest, placement: Placement): Frame {
  const scalePxPerMm = pxPerMm(size);
  const scale = (placement.headMm * scalePxPerMm) / head.headHeightPx;
  const target: Point<'output'> = {
    x: size.widthPx / 2 + placement.offsetMm * scalePxPerMm,
    y: placement.crownFromTopMm * scalePxPerMm + distance(head.crown, head.axes.eyeMidpoint) * scale,
  };
  return {
    toOutput: levelling({ fixed: head.axes.eyeMidpoint, target, rollRad: head.axes.turnRad, scale }),
    scale,
  };
}

function range(from: number, to: number, steps: number): number[] {
  const values: number[] = [];
  for (let i = 0; i <= steps; i++) values.push(from + ((to - from) * i) / steps);
  return values;
}
