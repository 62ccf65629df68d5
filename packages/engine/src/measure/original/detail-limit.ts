import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { enlargingPeriod, type Repetition } from './enlarging-period.ts';
import { logPowerOf, squareAround, squareSizePx } from './power-spectrum.ts';
import type { SourceView } from './source-view.ts';

/**
 * Effective resolution: the frequency up to which eyes, brows and mouth have detail. It is below the Nyquist frequency
 * for a picture that was enlarged, or photographed from a print or a screen, even after sharpening.
 *
 * Spectral power falls with the third power of frequency up to that limit and faster beyond, independent of the amount
 * of detail. Interpolation leaves some power beyond, which overestimates the limit by up to two thirds; when it also
 * leaves its period, the period gives the exact limit.
 *
 * In:     original.
 * Out:    detailLimitShare, share of the Nyquist frequency, 0 to 1; null for a small face or too few samples.
 * Source: the method is ours.
 */
export function measureDetailLimit({ picture, mesh }: SourceView): Natives {
  const axes = faceAxes(mesh);
  if (axes.interEyePx < interEyePxMin) return { detailLimitShare: null };
  const squares = places.flatMap(([right, up]) => squareAround(picture, axes, { right, up }) ?? []);
  if (squares.length < 2) return { detailLimitShare: null };
  const bySpectrum = limitOf(ringsOf(logPowerOf(squares)));
  const byPeriod = limitByPeriod(bySpectrum, enlargingPeriod(picture, axes));
  return { detailLimitShare: Math.min(bySpectrum, byPeriod) };
}

const interEyePxMin = 60;
/** Centres of the squares on both eyes and, since squares are transformed in pairs, twice on the mouth. */
const places = [
  [-0.5, 0.05],
  [0.5, 0.05],
  [-0.25, -1.05],
  [0.25, -1.05],
] as const;

/**
 * Least prominence of a period. Portraits reach 6 at any JPEG quality, and 9 after slight downscaling, which leaves
 * detail up to the Nyquist frequency. After enlargement by 3 they have at least 14, and 8 at JPEG quality 75.
 */
const prominenceMin = 8;
/** Errors of the limit by the spectrum in enlarged pictures, downwards and upwards. */
const underestimateMax = 0.04;
const overestimateMax = 0.22;

/**
 * Limit of detail by the period of interpolation. A frequency f comes from enlargement by 1 / f or by 1 / (1 - f), such
 * as 3 and 1.5; the limit by the spectrum decides. When it fits neither, the period has another cause, and the limit
 * is 1.
 */
function limitByPeriod(bySpectrum: number, period: Repetition | null): number {
  if (!period || period.prominence < prominenceMin) return 1;
  const { frequency } = period;
  const limit = bySpectrum >= 1 - frequency - underestimateMax ? 1 - frequency : frequency;
  return bySpectrum <= limit + overestimateMax ? limit : 1;
}

const ringWidth = 0.02;
const ringCount = 0.5 / ringWidth;

/** Mean log power in rings of equal width around frequency 0. */
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

/** Rings of low frequency to which the power law is anchored. */
const coarse = { from: 3, to: 6, frequency: 0.09 } as const;
/** Exponent of the power law. */
const falloff = 3;
/** Greatest deficit below the power law within the variation between faces, natural logarithm. */
const deficitMax = 2.2;

function limitOf(rings: readonly number[]): number {
  const base = mean(rings.slice(coarse.from, coarse.to));
  for (let ring = coarse.to; ring < ringCount - 1; ring++) {
    const frequency = (ring + 0.5) * ringWidth;
    const expected = base - falloff * Math.log(frequency / coarse.frequency);
    if (mean(rings.slice(ring - 1, ring + 2)) < expected - deficitMax) return frequency / 0.5;
  }
  return 1;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
