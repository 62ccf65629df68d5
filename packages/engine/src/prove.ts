import type { Proof } from '@vesika/report';
import sharp from 'sharp';
import { applyLight, type LightPlan } from './compose/light.ts';
import type { Matte, Raster } from './raster/raster.ts';

interface Evidence {
  /** The original, only straightened, cropped and scaled. */
  unlit: Raster;
  light: LightPlan;
  matte: Matte;
  covered: Uint8Array | null;
  /** Decoded from the finished file. */
  result: Raster;
}

interface ProvenPhoto {
  proof: Proof;
  /** Greyscale PNG with alpha: eight times the difference; transparent where nothing was compared. */
  map: Buffer;
}

/** Difference that JPEG at our qualities causes in nearly all pixels of a photograph, /255. */
const toleranceLevels = 8;
const mapGain = 8;
const mapHeightPxMax = 640;

/**
 * Compares original and result where the matte is fully opaque. The listed changes of frame and light are applied
 * to the original again; the proof measures what differs beyond them.
 *
 * In:     pictures and matte of the output's size. `unlit` is not changed.
 * Out:    shares from 0 to 1, differences in levels of 255.
 */
export async function prove({ unlit, light, matte, covered, result }: Evidence): Promise<ProvenPhoto> {
  const expected = applyLight(unlit.data, light);
  const pixels = matte.alpha.length;
  const map = Buffer.alloc(pixels * 2);
  const histogram = new Uint32Array(256);
  comparePerson(expected, result.data, { alpha: matte.alpha, covered }, { map, histogram });
  return {
    proof: {
      ...statistics(histogram, pixels),
      toleranceLevels,
      edgeShare: edgePixels(matte.alpha) / pixels,
      exposureEv: light.exposureEv,
      gains: light.gains,
    },
    map: await encodeMap(map, result),
  };
}

function comparePerson(
  expected: Uint8Array,
  found: Uint8Array,
  { alpha, covered }: { alpha: Uint8Array; covered: Uint8Array | null },
  { map, histogram }: { map: Uint8Array; histogram: Uint32Array },
): void {
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 255 || (covered !== null && covered[i] === 0)) continue;
    const difference = widestDifference(expected, found, i * 3);
    histogram[difference]!++;
    map[i * 2] = Math.min(255, difference * mapGain);
    map[i * 2 + 1] = 255;
  }
}

function edgePixels(alpha: Uint8Array): number {
  let edge = 0;
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0 && alpha[i]! < 255) edge++;
  return edge;
}

function widestDifference(p: Uint8Array, q: Uint8Array, at: number): number {
  return Math.max(
    Math.abs(p[at]! - q[at]!),
    Math.abs(p[at + 1]! - q[at + 1]!),
    Math.abs(p[at + 2]! - q[at + 2]!),
  );
}

function statistics(histogram: Uint32Array, pixels: number) {
  let compared = 0;
  let sum = 0;
  let unchanged = 0;
  histogram.forEach((count, difference) => {
    compared += count;
    sum += count * difference;
    if (difference <= toleranceLevels) unchanged += count;
  });
  return {
    comparedShare: compared / pixels,
    unchangedShare: compared === 0 ? 0 : unchanged / compared,
    meanDifference: compared === 0 ? 0 : sum / compared,
    largestDifference: quantile(histogram, compared * 0.999),
  };
}

function quantile(histogram: Uint32Array, rank: number): number {
  let cumulative = 0;
  const found = histogram.findIndex((count) => {
    cumulative += count;
    return cumulative >= rank;
  });
  return Math.max(0, found);
}

function encodeMap(data: Buffer, { widthPx, heightPx }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 2 } })
    .resize({ height: Math.min(heightPx, mapHeightPxMax), kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
