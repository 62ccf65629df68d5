import type { Natives } from '@vesika/report';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { degFromRad } from '../../geometry/units.ts';
import type { Matte } from '../../raster/raster.ts';

/**
 * Columns in which the shoulders are measured, in inter-eye distances from the middle of the neck: far out in a wide
 * frame, otherwise between collar and shoulder.
 */
const offsets = { wide: [2, 2.15, 2.3], narrow: [1.3, 1.45, 1.6] } as const;
/** Width of the frame in inter-eye distances below which it shows the collar, whose slope is not that of the shoulders. */
export const framePerInterEyeMin = 4.8;
/** Largest difference between the slopes of the three pairs of columns; more indicates hair, collar or an arm. */
const agreementDeg = 4;

/**
 * Tilt of the shoulders, and asymmetry of their width at the bottom of the picture, from the matte. The tilt is the
 * median slope of three pairs of columns.
 *
 * Out:    shoulderTiltDeg, degrees, positive when the image-right shoulder is lower; shoulderReachDifference, 0 to 1.
 *         Both null without a matte, or when the frame cuts the shoulders off or hair covers them.
 * Source: the requirement is ISO/IEC 39794-5, D.1.4 (shoulders square to the camera); the method is ours.
 */
export function measureShoulders({ matte, mesh, axes }: FaceView<Space>): Natives {
  const unknown = { shoulderTiltDeg: null, shoulderReachDifference: null };
  if (!matte) return unknown;
  const chin = pointAt(mesh, vertex.chin);
  const isWide = matte.widthPx >= framePerInterEyeMin * axes.interEyePx;
  const columns = isWide ? offsets.wide : offsets.narrow;
  const middle = { x: neckMiddleX(matte, chin, axes.interEyePx), y: chin.y };
  const pairs = columns.map((offset) => pairAt(matte, middle, offset * axes.interEyePx));
  if (!pairs.every((pair) => pair !== null)) return unknown;
  const outPx = (columns[2] - columns[0]) * axes.interEyePx;
  const sides = [pairs.map(({ left }) => left), pairs.map(({ right }) => right)];
  if (!sides.every((tops) => isSlope(tops, outPx))) return unknown;
  const tilts = pairs
    .map(({ left, right }, i) => degFromRad(Math.atan2(right - left, 2 * columns[i]! * axes.interEyePx)))
    .sort((a, b) => a - b);
  if (tilts[2]! - tilts[0]! > agreementDeg) return unknown;
  return { shoulderTiltDeg: tilts[1]!, shoulderReachDifference: reachDifference(matte, middle.x) };
}

/** Whether the tops descend outwards at the slope of a shoulder; hair descends more steeply. */
function isSlope(tops: readonly number[], outPx: number): boolean {
  const fall = tops[tops.length - 1]! - tops[0]!;
  return fall > -0.3 * outPx && fall < 1.2 * outPx;
}

/** Limits of the neck in inter-eye distances: its width, its offset from the chin, and its depth below the chin. */
const neckWidthMax = 2.3;
const neckOffsetMax = 0.4;
const neckDepthMax = 1;

/**
 * Middle of the neck, px: the centre of the narrowest row below the chin, or the chin itself when hair or collar hide
 * the neck. Columns around the chin would give a tilt when it is not above the neck's middle, since the shoulders rise
 * towards the neck.
 */
function neckMiddleX(matte: Matte, chin: Point<Space>, interEyePx: number): number {
  const from = Math.round(chin.y);
  const to = Math.min(matte.heightPx, Math.round(chin.y + neckDepthMax * interEyePx));
  let [narrowest, middle] = [neckWidthMax * interEyePx, chin.x];
  for (let y = from; y < to; y++) {
    const run = runAcross(matte, Math.round(chin.x), y);
    if (!run || run.to - run.from >= narrowest) continue;
    narrowest = run.to - run.from;
    middle = (run.from + run.to) / 2;
  }
  return Math.abs(middle - chin.x) > neckOffsetMax * interEyePx ? chin.x : middle;
}

/** The run of foreground in a row that contains column `x`; null when that pixel is background. */
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

/** First background row above the body, from the bottom up; null without a body, or when it extends above the chin. */
function shoulderTop({ alpha, widthPx, heightPx }: Matte, x: number, chinY: number): number | null {
  if (x < 0 || x >= widthPx || alpha[(heightPx - 1) * widthPx + x]! < foreground) return null;
  for (let y = heightPx - 1; y > chinY; y--) {
    if (alpha[y * widthPx + x]! < foreground) return y;
  }
  return null;
}

/** Relative difference of the widths on both sides of the neck in the bottom row, clipped to the picture. */
function reachDifference({ alpha, widthPx, heightPx }: Matte, middleX: number): number {
  const row = alpha.subarray((heightPx - 1) * widthPx);
  const left = middleX - row.findIndex((value) => value >= foreground);
  const right = row.findLastIndex((value) => value >= foreground) + 1 - middleX;
  return Math.abs(left - right) / Math.max(left, right);
}
