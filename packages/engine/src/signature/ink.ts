import { boxMean } from '../raster/box-mean.ts';
import { dilate } from '../raster/dilate.ts';
import type { Raster, Size } from '../raster/raster.ts';

/** Ink on paper, pixel by pixel. */
interface Ink extends Size {
  /** Darkness against the paper around the pixel, 0 to 1. */
  darkness: Float32Array;
  /** 1 where there is ink. */
  mask: Uint8Array;
}

/** Radius of the closing, in widths of the picture: wider than a stroke, narrower than a shadow. */
const strokeRadiusShare = 1 / 110;
/** Fainter than this against its paper, a mark is noise or the weave of the paper. */
const darknessMin = 0.14;

/**
 * Separates ink from paper. A grey-scale closing removes whatever is thin and dark, which leaves the paper with its
 * tone, gradients and shadows; the picture is then compared with that.
 */
export function inkOf(picture: Raster): Ink {
  const { widthPx, heightPx } = picture;
  const size = { widthPx, heightPx };
  const grey = boxMean(luminance(picture), size, 1);
  const radius = Math.max(3, Math.round(widthPx * strokeRadiusShare));
  const paper = boxMean(closing(grey, size, radius), size, radius);
  const darkness = grey.map((value, at) => Math.max(0, 1 - value / Math.max(1, paper[at]!)));
  const threshold = Math.max(darknessMin, otsu(darkness));
  return { ...size, darkness, mask: new Uint8Array(darkness.map((value) => Number(value >= threshold))) };
}

function luminance({ data, widthPx, heightPx }: Raster): Float32Array {
  const grey = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < grey.length; at++) {
    grey[at] = 0.299 * data[at * 3]! + 0.587 * data[at * 3 + 1]! + 0.114 * data[at * 3 + 2]!;
  }
  return grey;
}

function closing(grey: Float32Array, size: Size, radius: number): Float32Array {
  const negative = dilate(grey, size, radius).map((value) => -value);
  return dilate(negative, size, radius).map((value) => -value);
}

const bins = 100;

/** Three quarters of the threshold of Otsu (1979) over the marks, so that the faint ends of strokes count as well. */
function otsu(darkness: Float32Array): number {
  const counts = new Float64Array(bins);
  for (const value of darkness) {
    if (value >= darknessMin / 2) counts[Math.min(bins - 1, Math.floor(value * bins))]!++;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, bin) => sum + count * bin, 0);
  let best = 0;
  let threshold = 0;
  let below = 0;
  let belowMean = 0;
  for (let bin = 0; bin < bins; bin++) {
    below += counts[bin]!;
    belowMean += counts[bin]! * bin;
    if (below === 0 || below === total) continue;
    const difference = belowMean / below - (mean - belowMean) / (total - below);
    const between = below * (total - below) * difference ** 2;
    if (between > best) {
      best = between;
      threshold = bin / bins;
    }
  }
  return threshold * 0.75;
}
