import type { Natives } from '@vesika/report';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { degFromRad } from '../../geometry/units.ts';
import type { Matte } from '../../raster/raster.ts';

/**
 * Where shoulders are looked for, in inter-eye distances from the middle of the neck: well out where the frame shows
 * them, otherwise between collar and shoulder.
 */
const offsets = { wide: [2, 2.15, 2.3], narrow: [1.3, 1.45, 1.6] } as const;
/** Less of the frame shows no shoulder, but a collar: a slope found there proves nothing. */
export const framePerInterEyeMin = 4.8;
/** Slopes that differ by more than this are of hair, collar or arm. */
const agreementDeg = 4;

/**
 * Slope of the shoulders in the matte, and how unequally far they reach at the bottom of the picture.
 *
 * Out:    tilt in degrees, positive where the image-right shoulder is lower; both null where the frame shows too
 *         little of the shoulders, or hair lies over them.
 * Source: what is looked for: ISO/IEC 39794-5, D.1.4 (shoulders square to the camera). The method is ours: the
 *         middle one of three pairs of columns decides.
 */
export function measureShoulders({ matte, mesh, axes }: FaceView<Space>): Natives {
  const unknown = { shoulderTiltDeg: null, shoulderReachDifference: null };
  if (!matte) return unknown;
  const chin = pointAt(mesh, vertex.chin);
  const isWide = matte.widthPx >= framePerInterEyeMin * axes.interEyePx;
  const looked = isWide ? offsets.wide : offsets.narrow;
  const middle = { x: neckMiddleX(matte, chin, axes.interEyePx), y: chin.y };
  const pairs = looked.map((offset) => pairAt(matte, middle, offset * axes.interEyePx));
  if (!pairs.every((pair) => pair !== null)) return unknown;
  const outPx = (looked[2] - looked[0]) * axes.interEyePx;
  const sides = [pairs.map(({ left }) => left), pairs.map(({ right }) => right)];
  if (!sides.every((tops) => isSlope(tops, outPx))) return unknown;
  const tilts = pairs
    .map(({ left, right }, i) => degFromRad(Math.atan2(right - left, 2 * looked[i]! * axes.interEyePx)))
    .sort((a, b) => a - b);
  if (tilts[2]! - tilts[0]! > agreementDeg) return unknown;
  return { shoulderTiltDeg: tilts[1]!, shoulderReachDifference: reachDifference(matte, middle.x) };
}

/** Outwards, shoulders fall, by at most about as much as they reach out; hair hangs. */
function isSlope(tops: readonly number[], outPx: number): boolean {
  const fall = tops[tops.length - 1]! - tops[0]!;
  return fall > -0.3 * outPx && fall < 1.2 * outPx;
}

/** In inter-eye distances: wider is hair, and nobody holds the chin farther beside the neck. */
const neckWidthMax = 2.3;
const chinBesideNeckMax = 0.4;
/** Farther below the chin there is no neck. */
const neckBelowChinMax = 1;

/**
 * A chin that is not held over the middle of the neck has one shoulder nearer to it, and necks rise: taken for their
 * middle, it would tilt them. The chin's place where no neck is seen for hair or collar.
 */
function neckMiddleX(matte: Matte, chin: Point<Space>, interEyePx: number): number {
  const from = Math.round(chin.y);
  const to = Math.min(matte.heightPx, Math.round(chin.y + neckBelowChinMax * interEyePx));
  let [narrowest, middle] = [neckWidthMax * interEyePx, chin.x];
  for (let y = from; y < to; y++) {
    const run = runAcross(matte, Math.round(chin.x), y);
    if (!run || run.to - run.from >= narrowest) continue;
    narrowest = run.to - run.from;
    middle = (run.from + run.to) / 2;
  }
  return Math.abs(middle - chin.x) > chinBesideNeckMax * interEyePx ? chin.x : middle;
}

/** What of the row about a pixel is person without a gap; null where that pixel is not. */
function runAcross({ alpha, widthPx }: Matte, x: number, y: number): { from: number; to: number } | null {
  const row = alpha.subarray(y * widthPx, (y + 1) * widthPx);
  if (!(row[x]! >= foreground)) return null;
  let [from, to] = [x, x + 1];
  while (from > 0 && row[from - 1]! >= foreground) from--;
  while (to < widthPx && row[to]! >= foreground) to++;
  return { from, to };
}

function pairAt(
  matte: Matte,
  middle: Point<Space>,
  offsetPx: number,
): { left: number; right: number } | null {
  const left = shoulderTop(matte, Math.round(middle.x - offsetPx), middle.y);
  const right = shoulderTop(matte, Math.round(middle.x + offsetPx), middle.y);
  return left === null || right === null ? null : { left, right };
}

const foreground = 128;

/** First row above the body, from the bottom upwards; null where there is no body, or it reaches past the chin. */
function shoulderTop({ alpha, widthPx, heightPx }: Matte, x: number, chinY: number): number | null {
  if (x < 0 || x >= widthPx || alpha[(heightPx - 1) * widthPx + x]! < foreground) return null;
  for (let y = heightPx - 1; y > chinY; y--) {
    if (alpha[y * widthPx + x]! < foreground) return y;
  }
  return null;
}

/** Difference of both sides' reach over the longer one; a shoulder that leaves the picture reaches to its edge. */
function reachDifference({ alpha, widthPx, heightPx }: Matte, middleX: number): number {
  const row = alpha.subarray((heightPx - 1) * widthPx);
  const left = middleX - row.findIndex((value) => value >= foreground);
  const right = row.findLastIndex((value) => value >= foreground) + 1 - middleX;
  return Math.abs(left - right) / Math.max(left, right);
}
