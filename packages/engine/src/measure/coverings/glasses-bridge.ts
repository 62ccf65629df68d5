import type { Natives } from '@vesika/report';
import { alignedSizePx } from '../../face/aligned-face.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import { quantile } from '../../raster/quantile.ts';

/** Part of the nose that a bridge of glasses crosses, inter-eye distances right of and below the eye midpoint. */
const nose = { right: 0.1, top: -0.25, bottom: 0.32 } as const;
const step = { right: 0.02, down: 0.01 } as const;
/** A bridge may be arched by this much. */
const arch = 0.03;
/** Distance above and below the line at which the skin is compared. */
const beside = 0.04;
/** The clarity of the line in one of its least clear columns, so that a mole or a lock does not count as a line. */
const leastShare = 0.2;
const greyFloor = 12;

/** A quantity at a point of the face, inter-eye distances right of and below the eye midpoint. */
type Tone = (tones: FaceTones, right: number, down: number) => number;

/**
 * Thin lines across the bridge of the nose that are darker, or less red, than the skin above and below. Every pair of
 * glasses has a bridge, and bare skin there has no such line, which shows glasses whose rims are too thin to be seen around
 * the eyes. Metal that is as light as the skin is still less red.
 *
 * Out:    glassesBridge, natural logarithm of the contrast, and glassesBridgePallor, the same of red over green; bare faces
 *         have at most 0.058 and 0.02.
 * Source: the method is ours.
 */
export function measureGlassesBridge(tones: FaceTones): Natives {
  return {
    glassesBridge: clearestLine(tones, lightAt),
    glassesBridgePallor: clearestLine(tones, rednessAt),
  };
}

function clearestLine(tones: FaceTones, toneAt: Tone): number {
  let clearest = 0;
  for (let down: number = nose.top; down <= nose.bottom; down += step.down) {
    const columns: number[] = [];
    for (let right = -nose.right; right <= nose.right + step.right / 2; right += step.right) {
      columns.push(lineNear(tones, toneAt, { right, down }));
    }
    clearest = Math.max(clearest, quantile(columns, leastShare));
  }
  return clearest;
}

function lineNear(tones: FaceTones, toneAt: Tone, { right, down }: { right: number; down: number }): number {
  let line = Number.NEGATIVE_INFINITY;
  for (let arched = -arch; arched <= arch + step.down / 2; arched += step.down) {
    const at = down + arched;
    const around = Math.min(toneAt(tones, right, at - beside), toneAt(tones, right, at + beside));
    line = Math.max(line, around - toneAt(tones, right, at));
  }
  return line;
}

/** Logarithm of the grey of three pixels across the nose. */
function lightAt(tones: FaceTones, right: number, down: number): number {
  const at = pixelAt(tones, right, down);
  const { grey } = tones;
  return Math.log((grey[at - 1]! + grey[at]! + grey[at + 1]!) / 3 + greyFloor);
}

/** Logarithm of red over green of three pixels across the nose. */
function rednessAt(tones: FaceTones, right: number, down: number): number {
  const at = 3 * pixelAt(tones, right, down);
  const { data } = tones.raster;
  const mean = (channel: number) =>
    (data[at - 3 + channel]! + data[at + channel]! + data[at + 3 + channel]!) / 3 + greyFloor;
  return Math.log(mean(0) / mean(1));
}

function pixelAt({ axes }: FaceTones, right: number, down: number): number {
  const { x, y } = pointOnAxes(axes, right, -down);
  const column = Math.max(1, Math.min(alignedSizePx - 2, Math.floor(x)));
  return Math.max(0, Math.min(alignedSizePx - 1, Math.floor(y))) * alignedSizePx + column;
}
