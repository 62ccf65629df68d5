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
/** The line is as dark as in the column in which it is among the least dark, so a mole or a lock is none. */
const leastShare = 0.2;
const greyFloor = 12;

/**
 * Darkest thin line across the bridge of the nose. Every pair of glasses has a bridge, and bare skin there has no such
 * line, which shows glasses whose rims are too thin to be seen around the eyes.
 *
 * Out:    natural logarithm of the contrast; bare faces have at most 0.058.
 * Source: the method is ours.
 */
export function measureGlassesBridge(tones: FaceTones): Natives {
  let darkest = 0;
  for (let down: number = nose.top; down <= nose.bottom; down += step.down) {
    const columns: number[] = [];
    for (let right = -nose.right; right <= nose.right + step.right / 2; right += step.right) {
      columns.push(lineNear(tones, right, down));
    }
    darkest = Math.max(darkest, quantile(columns, leastShare));
  }
  return { glassesBridge: darkest };
}

function lineNear(tones: FaceTones, right: number, down: number): number {
  let line = Number.NEGATIVE_INFINITY;
  for (let arched = -arch; arched <= arch + step.down / 2; arched += step.down) {
    const at = down + arched;
    const around = Math.min(lightAt(tones, right, at - beside), lightAt(tones, right, at + beside));
    line = Math.max(line, around - lightAt(tones, right, at));
  }
  return line;
}

/** Logarithm of the grey of three pixels across the nose. */
function lightAt({ axes, grey }: FaceTones, right: number, down: number): number {
  const { x, y } = pointOnAxes(axes, right, -down);
  const column = Math.max(1, Math.min(alignedSizePx - 2, Math.floor(x)));
  const at = Math.max(0, Math.min(alignedSizePx - 1, Math.floor(y))) * alignedSizePx + column;
  return Math.log((grey[at - 1]! + grey[at]! + grey[at + 1]!) / 3 + greyFloor);
}
