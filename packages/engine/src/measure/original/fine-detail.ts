import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import { greyWindow } from '../../raster/grey-window.ts';
import type { Raster } from '../../raster/raster.ts';

/** Rectangle relative to the eye midpoint, inter-eye distances. */
export interface Patch {
  right: readonly [from: number, to: number];
  up: readonly [from: number, to: number];
}

/** One square of 8 by 8 pixels, grey levels. */
export interface Block {
  mean: number;
  /** Magnitude of the finest detail, which includes noise. */
  detail: number;
}

/**
 * Finest detail in blocks of a picture, which for pure noise equals its standard deviation.
 *
 * In:     picture and axes of its face; patches, which are upright in the picture, clipped to it, and limited to their
 *         central 192 px.
 * Out:    blocks in order of increasing detail.
 * Source: J. Immerkaer, Fast noise variance estimation, 1996.
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
/** Converts the operator's mean absolute value to the standard deviation of noise. */
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
