import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';

/** Rectangle beside the middle between the eyes, in inter-eye distances. */
export interface Patch {
  right: readonly [from: number, to: number];
  up: readonly [from: number, to: number];
}

/** One square of 8 by 8 pixels, grey levels. */
export interface Block {
  mean: number;
  /** Finest detail, noise included. */
  detail: number;
}

/**
 * Finest detail in parts of a picture: mean absolute second difference in both directions (J. Immerkaer, Fast
 * noise variance estimation, 1996), block by block. For a picture that is nothing but noise it is the noise's
 * standard deviation.
 *
 * In:  patches are levelled with the picture, not with the eyes, and cut to it; of large ones only the middle is
 *      looked at. Out: the blocks, smoothest first.
 */
export function blocksOf(picture: Raster, axes: FaceAxes<Space>, patches: readonly Patch[]): Block[] {
  const blocks: Block[] = [];
  for (const { right, up } of patches) {
    const middle = pointOnAxes(axes, (right[0] + right[1]) / 2, (up[0] + up[1]) / 2);
    const reach = {
      x: Math.min(reachPxMax, ((right[1] - right[0]) / 2) * axes.interEyePx),
      y: Math.min(reachPxMax, ((up[1] - up[0]) / 2) * axes.interEyePx),
    };
    const window = greyWindow(
      picture,
      {
        left: middle.x - reach.x,
        right: middle.x + reach.x,
        top: middle.y - reach.y,
        bottom: middle.y + reach.y,
      },
      blockPx + 2,
    );
    if (!window) continue;
    const { values, widthPx, heightPx } = window;
    for (let y = 1; y + blockPx < heightPx; y += blockPx) {
      for (let x = 1; x + blockPx < widthPx; x += blockPx) blocks.push(blockAt(values, widthPx, x, y));
    }
  }
  return blocks.sort((p, q) => p.detail - q.detail);
}

const blockPx = 8;
const reachPxMax = 96;
/** Turns the mean absolute value of the operator into the deviation of the noise it comes from. */
const perDeviation = Math.sqrt(Math.PI / 2) / 6;

function blockAt(values: Float32Array, widthPx: number, left: number, top: number): Block {
  let sum = 0;
  let detail = 0;
  for (let y = top; y < top + blockPx; y++) {
    for (let x = left; x < left + blockPx; x++) {
      const at = y * widthPx + x;
      sum += values[at]!;
      detail += Math.abs(
        4 * values[at]! -
          2 * (values[at - 1]! + values[at + 1]! + values[at - widthPx]! + values[at + widthPx]!) +
          values[at - widthPx - 1]! +
          values[at - widthPx + 1]! +
          values[at + widthPx - 1]! +
          values[at + widthPx + 1]!,
      );
    }
  }
  return { mean: sum / blockPx ** 2, detail: (detail / blockPx ** 2) * perDeviation };
}
