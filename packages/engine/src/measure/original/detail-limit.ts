import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { enlargingPeriod, type Repetition } from './enlarging-period.ts';
import { logPowerOf, squareAround, squareSizePx } from './power-spectrum.ts';
import type { SourceView } from './source-view.ts';

/**
 * The finest detail around eyes, brows and mouth against the finest that the pixels could hold: a picture that was
 * enlarged, or photographed from a print or a screen, has pixels without detail of their own, and sharpening does not
 * give it any.
 *
 * Power falls with the third power of frequency where there is detail, and faster beyond the limit; no matter how
 * much there is of it. What enlarging leaves beyond makes the limit seem up to two thirds higher than it is; where it
 * left its period too, that says exactly where detail ended.
 *
 * In:  original. Out: share of half the sampling frequency, 0 to 1; null where the face is too small.
 */
export function measureDetailLimit({ picture, mesh }: SourceView): Natives {
  const axes = faceAxes(mesh);
  if (axes.interEyePx < interEyePxMin) return { detailLimitShare: null };
  const squares = places.flatMap(([right, up]) => squareAround(picture, axes, { right, up }) ?? []);
  if (squares.length < 2) return { detailLimitShare: null };
  const seen = limitOf(ringsOf(logPowerOf(squares)));
  return { detailLimitShare: Math.min(seen, limitByPeriod(seen, enlargingPeriod(picture, axes))) };
}

const interEyePxMin = 60;
/** Both eyes, and the mouth twice: squares are transformed in pairs. In inter-eye distances. */
const places = [
  [-0.5, 0.05],
  [0.5, 0.05],
  [-0.25, -1.05],
  [0.25, -1.05],
] as const;

/**
 * Portraits reach 6, in whatever quality they were saved, and 9 where a program had made them a little smaller; those
 * have detail up to their last pixel. Enlarged three times they have from 14, and from 8 at a JPEG quality of 75.
 */
const prominenceMin = 8;
/** How much lower and higher than it is the limit is seen in enlarged pictures. */
const seenBelow = 0.04;
const seenAbove = 0.22;

/**
 * A period of three pixels is left by enlarging three times, and by half: what is seen of the limit tells which, and
 * where it fits neither, the period is that of something else.
 */
function limitByPeriod(seen: number, period: Repetition | null): number {
  if (!period || period.prominence < prominenceMin) return 1;
  const { frequency } = period;
  const limit = seen >= 1 - frequency - seenBelow ? 1 - frequency : frequency;
  return seen <= limit + seenAbove ? limit : 1;
}

const ringWidth = 0.02;
const ringCount = 0.5 / ringWidth;

/** Mean logarithm of power by frequency, in rings of equal width. */
function ringsOf(power: Float32Array): number[] {
  const sums = new Float64Array(ringCount);
  const counts = new Float64Array(ringCount);
  const half = squareSizePx / 2;
  for (let y = 0; y < half; y++) {
    for (let column = 0; column < squareSizePx; column++) {
      const x = column < half ? column : column - squareSizePx;
      const ring = Math.floor(Math.hypot(x, y) / squareSizePx / ringWidth);
      if (ring >= ringCount) continue;
      sums[ring]! += power[y * squareSizePx + column]!;
      counts[ring]!++;
    }
  }
  return Array.from(sums, (sum, ring) => sum / counts[ring]!);
}

/** Rings whose power the fall is reckoned from: coarse enough for any picture, fine enough to be detail. */
const coarse = { from: 3, to: 6, frequency: 0.09 } as const;
const fall = 3;
/** Natural logarithm; less than this below the line is within what faces differ by. */
const shortfallMax = 2.2;

function limitOf(rings: readonly number[]): number {
  const base = mean(rings.slice(coarse.from, coarse.to));
  for (let ring = coarse.to; ring < ringCount - 1; ring++) {
    const frequency = (ring + 0.5) * ringWidth;
    const expected = base - fall * Math.log(frequency / coarse.frequency);
    if (mean(rings.slice(ring - 1, ring + 2)) < expected - shortfallMax) return frequency / 0.5;
  }
  return 1;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
