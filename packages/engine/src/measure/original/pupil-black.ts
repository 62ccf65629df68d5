import type { Natives } from '@vesika/report';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Point } from '../../geometry/spaces.ts';
import { linearFromByte } from '../../raster/colour.ts';
import type { Raster } from '../../raster/raster.ts';
import type { SourceView } from './source-view.ts';

/**
 * Black level of the eyes and of the whole head: linear light of their darkest spots over that of the picture's
 * highlights. Pupils and lashes are nearly black on every face; paper and screens reflect light in their blacks, and a lens
 * with veiling glare raises them too. Only small spots are used, because larger areas depend on iris colour and on
 * reflections in the pupils. Where a lamp is reflected in the pupils of pale eyes, hair or nostrils may still be black.
 *
 * In:     original.
 * Out:    pupilBlackRatio and headBlackRatio, >= 0; null for eyes outside the picture.
 * Source: the method is ours.
 */
export function measurePupilBlack({ picture, mesh }: SourceView): Natives {
  const axes = faceAxes(mesh);
  const stepPx = axes.interEyePx / 75;
  const eyes = [-0.5, 0.5]
    .flatMap((right) =>
      brightestChannels(picture, pointOnAxes(axes, right, 0), {
        x: 0.27 * axes.interEyePx,
        y: 0.16 * axes.interEyePx,
        step: stepPx,
      }),
    )
    .sort(ascending);
  const around = brightestChannels(picture, pointOnAxes(axes, 0, -0.4), {
    x: 1.6 * axes.interEyePx,
    y: 2.2 * axes.interEyePx,
    step: 4 * stepPx,
  }).sort(ascending);
  if (eyes.length === 0 || around.length === 0) return { pupilBlackRatio: null, headBlackRatio: null };
  const head = brightestChannels(picture, pointOnAxes(axes, 0, 0.3), {
    x: 1.5 * axes.interEyePx,
    y: 1.9 * axes.interEyePx,
    step: 2 * stepPx,
  }).sort(ascending);
  const brightest = Math.max(lightMin, lightAt(around, brightestFrom));
  return {
    pupilBlackRatio: lightAt(eyes, darkestOfEyes) / brightest,
    headBlackRatio: lightAt(head, darkestOfHead) / brightest,
  };
}

/** Quantiles of the samples: about five of two thousand of both eyes, and sixteen of sixteen thousand of the head. */
const darkestOfEyes = 0.0025;
const darkestOfHead = 0.001;
const brightestFrom = 0.98;
const lightMin = 0.01;

/** Brightest channel on a grid of samples around a point, clipped to the picture; bytes. */
function brightestChannels(
  { data, widthPx, heightPx }: Raster,
  { x, y }: Point<'source'>,
  reach: { x: number; y: number; step: number },
): number[] {
  const found: number[] = [];
  const step = Math.max(1, reach.step);
  for (let row = y - reach.y; row <= y + reach.y; row += step) {
    for (let column = x - reach.x; column <= x + reach.x; column += step) {
      const [i, j] = [Math.floor(column), Math.floor(row)];
      if (i < 0 || j < 0 || i >= widthPx || j >= heightPx) continue;
      const at = (j * widthPx + i) * 3;
      found.push(Math.max(data[at]!, data[at + 1]!, data[at + 2]!));
    }
  }
  return found;
}

function ascending(p: number, q: number): number {
  return p - q;
}

function lightAt(sorted: readonly number[], share: number): number {
  return linearFromByte(sorted[Math.floor((sorted.length - 1) * share)]!);
}
