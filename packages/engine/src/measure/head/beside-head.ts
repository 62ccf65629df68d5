import type { AlphaAt } from '../../face/aligned-matte.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import { type FaceTones, type Tone, toneAt, toneDifference } from '../../face/skin-model.ts';
import type { Point } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';

/** Region on both sides of the head from crown to mouth, and its sampling step, inter-eye distances. */
const region = { from: 0.8, to: 1.4, top: -1.1, bottom: 0.6, step: 0.05 } as const;
/** Log ratio to the hair's tone above which a spot is bright. */
const brighterThanHair = 0.8;
/** Local contrast below which a spot is plain; plastic, metal and cloth are plain, highlights on hair are streaky. */
const plainContrastMax = 0.09;
/** Quantile of non-skin lightness that represents hair in the shade. */
const hairQuantile = 0.35;

/**
 * Share of the foreground beside the head that is bright and plain, and neither skin nor hair: objects such as
 * headphones, and hair in hard light.
 *
 * In:  tones of the aligned face; its matte.
 * Out: 0 to 1.
 */
export function foreignBesideHead(tones: FaceTones, alphaAt: AlphaAt): number {
  const spots = samples(tones)
    .filter((p) => isSolid(alphaAt, p))
    .map((p) => ({ p, tone: toneAt(tones.raster, p, 2) }));
  const noSkin = spots.filter(({ tone }) => !isSkin(toneDifference(tone, tones.skin)));
  const hair = quantile(
    noSkin.map(({ tone }) => tone.light),
    hairQuantile,
  );
  const foreign = noSkin.filter(
    ({ p, tone }) => tone.light > hair + brighterThanHair && localContrast(tones, p) < plainContrastMax,
  );
  return foreign.length / Math.max(1, spots.length);
}

const rimPx = 12;

function samples({ axes, raster }: FaceTones): Point<'aligned'>[] {
  const found: Point<'aligned'>[] = [];
  for (const side of [-1, 1]) {
    for (let right: number = region.from; right <= region.to; right += region.step) {
      for (let down: number = region.top; down <= region.bottom; down += region.step) {
        const p = pointOnAxes(axes, side * right, -down);
        if (Math.min(p.x, p.y, raster.widthPx - p.x, raster.heightPx - p.y) > rimPx) found.push(p);
      }
    }
  }
  return found;
}

const solid = 250;
const marginPx = 6;

function isSolid(alphaAt: AlphaAt, { x, y }: Point<'aligned'>): boolean {
  return [
    [0, 0],
    [marginPx, 0],
    [-marginPx, 0],
    [0, marginPx],
    [0, -marginPx],
  ].every(([dx, dy]) => alphaAt(x + dx!, y + dy!) >= solid);
}

function isSkin({ light, red, blue }: Tone): boolean {
  return light > -1.2 && light < 0.8 && Math.abs(red) < 0.2 && Math.abs(blue) < 0.2;
}

const reachPx = 3;
/** Added to the mean grey, which limits the contrast of noise in near-black pixels. */
const greyFloor = 10;

/**
 * Root mean square gradient over mean grey in a 7 x 7 square: high on strands of hair, low on smooth surfaces.
 *
 * In:  a point of the aligned face.
 * Out: >= 0.
 */
function localContrast({ grey, raster: { widthPx } }: FaceTones, { x, y }: Point<'aligned'>): number {
  const centre = Math.round(y) * widthPx + Math.round(x);
  let squares = 0;
  let sum = 0;
  let count = 0;
  for (let dy = -reachPx; dy <= reachPx; dy++) {
    for (let dx = -reachPx; dx <= reachPx; dx++) {
      const at = centre + dy * widthPx + dx;
      squares += (grey[at + 1]! - grey[at - 1]!) ** 2 + (grey[at + widthPx]! - grey[at - widthPx]!) ** 2;
      sum += grey[at]!;
      count++;
    }
  }
  return Math.sqrt(squares / count) / 2 / (sum / count + greyFloor);
}
