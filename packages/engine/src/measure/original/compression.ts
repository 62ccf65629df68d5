import type { Natives } from '@vesika/report';
import { type FaceAxes, faceAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { type GreyWindow, greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';
import { jpegQuality } from './jpeg-quality.ts';
import type { SourceView } from './source-view.ts';

/** How the original was compressed: what its file says, and what its pixels show of earlier savings. */
export function measureSourceCompression({ bytes, picture, mesh }: SourceView): Natives {
  return { jpegQuality: jpegQuality(bytes), blockiness: blockinessOf(picture, faceAxes(mesh)) };
}

/** Around the middle between the eyes: in inter-eye distances, and in px where that is less. */
const reachShare = { side: 1.2, up: 1.2, down: 1.9 };
const reachPxMax = 320;
const windowPxMin = 64;

/**
 * Mean step of brightness across the lines of the best fitting grid of 8 by 8 pixels, over the mean step
 * elsewhere; 1 where there is no such grid. Where the picture was cropped since, the grid begins anywhere, so
 * each of its 64 offsets is tried.
 *
 * Out: null when too little of the face is in the picture.
 */
export function blockinessOf(picture: Raster, axes: FaceAxes<Space>): number | null {
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

/** Steps beyond this are edges of what was photographed. */
const stepMax = 24;

interface Lines {
  count: number;
  length: number;
  /** From one value of a line to the next, and from one line to the next. */
  step: number;
  next: number;
}

/** Sum of steps for each place, 0 to 7, where a line of the grid may lie. */
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
