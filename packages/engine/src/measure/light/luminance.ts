import type { Natives } from '@vesika/report';
import type { AlignedFace } from '../../face/aligned-face.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { linearFromByte } from '../../raster/colour.ts';

/**
 * Exposure and contrast of the face: moments, entropy and tails of its histograms in the landmarked region.
 *
 * Out:    shares, mean, variance and faceHighlight 0 to 1; dynamicRangeBits, bits; contrastStops, stops. All are
 *         linear but deepShadowShare, which is gamma-encoded. All null for a face outside the picture.
 * Source: ISO/IEC 29794-5, LuminanceMean, LuminanceVariance, UnderExposurePrevention, OverExposurePrevention and
 *         DynamicRange; the exposure measures without its exclusion of occluded pixels. The others are ours.
 */
export function measureLuminance({ aligned }: FaceView<Space>): Natives {
  const { luminance, grey, count, clipped } = histogramsOf(aligned);
  if (count === 0) return undetermined;
  const { mean, variance } = momentsOf(luminance, count);
  return {
    luminanceMean: mean,
    luminanceVariance: variance,
    underExposedShare: sumOf(luminance, 0, darkLuminanceMax) / count,
    overExposedShare: sumOf(luminance, brightLuminanceMin, 255) / count,
    faceHighlight: levelAt(luminance, count * highlightRank) / 255,
    dynamicRangeBits: entropyOf(luminance, count),
    contrastStops: stopsBetween(levelAt(grey, count * 0.01), levelAt(grey, count * 0.99)),
    deepShadowShare: sumOf(grey, 0, deepShadowGreyMax) / count,
    channelClippedShare: clipped / count,
  };
}

const darkLuminanceMax = 25;
const brightLuminanceMin = 247;
/** Quantile of the brightest skin; sclera and teeth are above it. */
const highlightRank = 0.98;
const deepShadowGreyMax = 20;
const clippedByteMin = 254;

const undetermined: Natives = {
  luminanceMean: null,
  luminanceVariance: null,
  underExposedShare: null,
  overExposedShare: null,
  faceHighlight: null,
  dynamicRangeBits: null,
  contrastStops: null,
  deepShadowShare: null,
  channelClippedShare: null,
};

function histogramsOf({ raster: { data, widthPx }, luminance, hull }: AlignedFace) {
  const found = { luminance: new Uint32Array(256), grey: new Uint32Array(256), count: 0, clipped: 0 };
  for (let y = hull.top; y < hull.bottom; y++) {
    for (let x = hull.left; x < hull.right; x++) {
      const i = y * widthPx + x;
      if (!hull.mask[i]) continue;
      const red = data[i * 3]!;
      const green = data[i * 3 + 1]!;
      const blue = data[i * 3 + 2]!;
      found.luminance[luminance[i]!]!++;
      found.grey[(0.299 * red + 0.587 * green + 0.114 * blue + 0.5) | 0]!++;
      if (red >= clippedByteMin || green >= clippedByteMin || blue >= clippedByteMin) found.clipped++;
      found.count++;
    }
  }
  return found;
}

function momentsOf(histogram: Uint32Array, count: number): { mean: number; variance: number } {
  let sum = 0;
  let squares = 0;
  for (let value = 0; value < 256; value++) {
    sum += histogram[value]! * (value / 255);
    squares += histogram[value]! * (value / 255) ** 2;
  }
  const mean = sum / count;
  return { mean, variance: squares / count - mean * mean };
}

function entropyOf(histogram: Uint32Array, count: number): number {
  let bits = 0;
  for (const found of histogram) if (found > 0) bits -= (found / count) * Math.log2(found / count);
  return bits;
}

/** Added to linear light, which keeps the stops of near-black levels finite. */
const blackFloor = 0.002;

function stopsBetween(darkest: number, brightest: number): number {
  return Math.log2((linearFromByte(brightest) + blackFloor) / (linearFromByte(darkest) + blackFloor));
}

function sumOf(histogram: Uint32Array, first: number, last: number): number {
  let sum = 0;
  for (let value = first; value <= last; value++) sum += histogram[value]!;
  return sum;
}

/** Lowest level whose cumulative count reaches `rank`. */
function levelAt(histogram: Uint32Array, rank: number): number {
  let cumulative = 0;
  return histogram.findIndex((count) => {
    cumulative += count;
    return cumulative >= rank;
  });
}
