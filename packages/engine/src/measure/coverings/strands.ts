import type { Natives } from '@vesika/report';
import { alignedSizePx } from '../../face/aligned-face.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import type { FaceTones } from '../../face/skin-model.ts';
import { quantile } from '../../raster/quantile.ts';

/** Lines are followed from the brow to the cheek across an eye; inter-eye distances right of and below the eye midpoint. */
const across = { from: 0.22, to: 0.78 } as const;
const along = { top: -0.22, bottom: 0.3 } as const;
const step = { right: 0.01, down: 0.02 } as const;
/** Distance on both sides of a line at which the skin is compared. */
const beside = 0.03;
/** A line leans by at most this much on its way. */
const leanMax = 0.12;
/** The contrast in one of the least clear rows, because lashes and the iris interrupt a strand. */
const leastShare = 0.25;
const greyFloor = 12;

/**
 * Thin dark lines that cross an eye from the brow to the cheek, as strands of hair and the gaps of a fringe do. Nothing on a
 * bare face draws such a line, and uneven light, which has no edges, does not either.
 *
 * Out:    strandOverEyes, natural logarithm of the contrast of the clearest line; bare faces have at most 0.03.
 * Source: the method is ours.
 */
export function measureStrands(tones: FaceTones): Natives {
  return { strandOverEyes: Math.max(0, clearestLine(tones, -1), clearestLine(tones, 1)) };
}

const rowCount = Math.round((along.bottom - along.top) / step.down) + 1;
const leanSteps = Math.round(leanMax / step.right);

function clearestLine(tones: FaceTones, side: -1 | 1): number {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    contrasts(tones, side, along.top + row * step.down),
  );
  let clearest = 0;
  for (let column = leanSteps; column < rows[0]!.length - leanSteps; column++) {
    for (let lean = -leanSteps; lean <= leanSteps; lean++) {
      const line = rows.map((row, i) => row[column + Math.round(lean * (i / (rowCount - 1) - 0.5))]!);
      clearest = Math.max(clearest, quantile(line, leastShare));
    }
  }
  return clearest;
}

/** Contrast of each place of a row, or of its neighbours, with the darker of its two sides. */
function contrasts(tones: FaceTones, side: -1 | 1, down: number): Float32Array {
  const margin = Math.round(beside / step.right);
  const first = across.from - leanMax;
  const count = Math.round((across.to - across.from + 2 * leanMax) / step.right) + 1;
  const light = Float32Array.from({ length: count + 2 * (margin + 1) }, (_, i) =>
    lightAt(tones, side * (first + (i - margin - 1) * step.right), down),
  );
  const dark = light.map((value, i) => Math.min(light[i - margin] ?? 0, light[i + margin] ?? 0) - value);
  return Float32Array.from({ length: count }, (_, i) =>
    Math.max(dark[i + margin]!, dark[i + margin + 1]!, dark[i + margin + 2]!),
  );
}

/** Logarithm of the grey of three pixels along a line. */
function lightAt({ grey, axes }: FaceTones, right: number, down: number): number {
  const { x, y } = pointOnAxes(axes, right, -down);
  const column = Math.max(0, Math.min(alignedSizePx - 1, Math.floor(x)));
  const row = Math.max(1, Math.min(alignedSizePx - 2, Math.floor(y)));
  const at = row * alignedSizePx + column;
  return Math.log((grey[at - alignedSizePx]! + grey[at]! + grey[at + alignedSizePx]!) / 3 + greyFloor);
}
