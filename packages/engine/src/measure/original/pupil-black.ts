import type { Natives } from '@vesika/report';
import { faceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Point } from '../../geometry/spaces.ts';
import { linearFromByte } from '../../raster/colour.ts';
import type { Raster } from '../../raster/raster.ts';
import type { SourceView } from './source-view.ts';

/**
 * The light of the darkest spots of the eyes over that of the picture's brightest parts. Pupils and lashes are all
 * but black, whatever the skin; paper and screens mirror light where they show black, and so does a veiled lens.
 * More of the eyes than spots would tell of light irises and of lamps in the pupils instead.
 *
 * In: original. Out: ratio of linear light; null where the eyes lie outside the picture.
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
    .sort(rising);
  const around = brightestChannels(picture, pointOnAxes(axes, 0, -0.4), {
    x: 1.6 * axes.interEyePx,
    y: 2.2 * axes.interEyePx,
    step: 4 * stepPx,
  }).sort(rising);
  if (eyes.length === 0 || around.length === 0) return { pupilBlackRatio: null };
  return {
    pupilBlackRatio: lightAt(eyes, darkestShare) / Math.max(lightMin, lightAt(around, brightestFrom)),
  };
}

/** Of both eyes: a handful of the two thousand places looked at. */
const darkestShare = 0.0025;
const brightestFrom = 0.98;
const lightMin = 0.01;

/** Bytes of the brightest channel on a grid about a point, cut to the picture. */
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

function rising(p: number, q: number): number {
  return p - q;
}

function lightAt(sorted: readonly number[], share: number): number {
  return linearFromByte(sorted[Math.floor((sorted.length - 1) * share)]!);
}
