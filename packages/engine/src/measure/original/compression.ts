import type { Natives } from '@vesika/report';
import { type FaceAxes, faceAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { type GreyWindow, greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';
import { jpegQuality } from './jpeg-quality.ts';
import type { SourceView } from './source-view.ts';

/**
 * Compression of the original: the JPEG quality of its file, and the blockiness of its pixels, which also shows earlier
 * compression.
 *
 * Out:    jpegQuality, 1 to 100, null for other formats; blockiness, >= 1 or null as in blockinessOf.
 * Source: CompressionArtifacts of ISO/IEC 29794-5 uses a network that we lack; the method is ours.
 */
export function measureSourceCompression({ bytes, picture, mesh }: SourceView): Natives {
  return { jpegQuality: jpegQuality(bytes), blockiness: blockinessOf(picture, faceAxes(mesh)) };
}

/** Window around the eye midpoint, inter-eye distances, limited to `reachPxMax`. */
const reachShare = { side: 1.2, up: 1.2, down: 1.9 };
const reachPxMax = 320;
const windowPxMin = 64;

/**
 * Blockiness: mean step across the lines of the best 8 x 8 grid over the mean step elsewhere. All 64 offsets of the grid
 * are tried, because later cropping shifts it.
 *
 * In:  picture and axes of its face.
 * Out: about 1 without blocks, higher with; null when too little of the face is in the picture.
 */
function blockinessOf(picture: Raster, axes: FaceAxes<Space>): number | null {
  const { eyeMidpoint, interEyePx } = axes;
  const reach = (share: number) => Math.min(reachPxMax, share * interEyePx);
  const window = greyWindow(
    picture,
    {
      left: eyeMidpoint.x - reach(reachShare.side),
      right: eyeMidpoint.x + reach(reachShare.side),
      top: eyeMidpoint.y - reach(reachShare.up),
      bottom: eyeMidpoint.y + reach(reachShare.down),
    },
    windowPxMin,
  );
  if (!window) return null;
  const { widthPx, heightPx } = window;
  const across = stepsPerOffset(window, { length: widthPx, step: 1, count: heightPx, next: widthPx });
  const down = stepsPerOffset(window, { length: heightPx, step: widthPx, count: widthPx, next: 1 });
  return (bestRatio(across) + bestRatio(down)) / 2;
}

/** Clamp of a step, grey levels; larger steps are edges of the subject. */
const stepMax = 24;

interface Lines {
  count: number;
  length: number;
  /** Index offsets from one value of a line to the next, and from one line to the next. */
  step: number;
  next: number;
}

/** Sum of the steps at each of the 8 positions in a block. */
function stepsPerOffset({ values }: GreyWindow, { count, length, step, next }: Lines): Float64Array {
  const sums = new Float64Array(8);
  const used = Math.floor((length - 1) / 8) * 8;
  for (let line = 0; line < count; line++) {
    let at = line * next;
    for (let i = 0; i < used; i++, at += step) {
      sums[i & 7]! += Math.min(stepMax, Math.abs(values[at + step]! - values[at]!));
    }
  }
  return sums;
}

function bestRatio(sums: Float64Array): number {
  const total = sums.reduce((sum, value) => sum + value, 0);
  const best = Math.max(...sums);
  const elsewhere = (total - best) / 7;
  return elsewhere < 1e-9 ? 1 : best / elsewhere;
}
