import type { FaceAxes } from '../face/face-axes.ts';
import type { AlphaMap } from '../matting/matting.ts';
import { isWallPlain } from '../matting/plain-wall.ts';
import { type HairTop, hairTop } from '../measure/head/hair-top.ts';
import { linearFromByte } from '../raster/colour.ts';
import { halved } from '../raster/halved.ts';
import type { Raster } from '../raster/raster.ts';
import { type LiveNets, personMaskSize } from './live-nets.ts';

/** Surroundings of the face, from the person mask. */
export interface Surroundings {
  hair: HairTop | null;
  isWallPlain: boolean | null;
  /** Mean linear luminance of the wall, 0..1; null where hardly any wall is visible. */
  wallLight: number | null;
}

/** Values of the person mask from which a pixel is hair or body, and up to which it is certainly wall. */
const personFrom = 0.5;
const wallUpTo = 0.1;
/** Least share of wall in the picture for its luminance to be measured. */
const wallShareMin = 0.05;

export async function lookAround(
  picture: Raster,
  axes: FaceAxes<'source'>,
  { personMask }: Pick<LiveNets, 'personMask'>,
): Promise<Surroundings> {
  const small = shrunk(picture);
  const mask = await personMask(small);
  return {
    hair: hairOn(mask, picture, axes),
    isWallPlain: isWallPlain(small, mask),
    wallLight: wallLight(small, mask),
  };
}

function hairOn({ values, widthPx, heightPx }: AlphaMap, picture: Raster, axes: FaceAxes<'source'>) {
  return hairTop(axes, (x, y) => {
    const column = Math.floor((x / picture.widthPx) * widthPx);
    const row = Math.floor((y / picture.heightPx) * heightPx);
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return null;
    return values[row * widthPx + column]! >= personFrom;
  });
}

function wallLight({ data }: Raster, { values }: AlphaMap): number | null {
  let sum = 0;
  let count = 0;
  for (let i = 0, at = 0; i < values.length; i++, at += 3) {
    if (values[i]! > wallUpTo) continue;
    sum +=
      0.2126 * linearFromByte(data[at]!) +
      0.7152 * linearFromByte(data[at + 1]!) +
      0.0722 * linearFromByte(data[at + 2]!);
    count++;
  }
  return count < wallShareMin * values.length ? null : sum / count;
}

/** Downscales a picture to the input size of the person mask, from an averaged copy when it is much larger. */
function shrunk(picture: Raster): Raster {
  const { widthPx, heightPx } = personMaskSize;
  let from = picture;
  while (Math.min(from.widthPx / widthPx, from.heightPx / heightPx) >= 2) from = halved(from);
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0, to = 0; y < heightPx; y++) {
    const row = Math.floor(((y + 0.5) * from.heightPx) / heightPx) * from.widthPx;
    for (let x = 0; x < widthPx; x++, to += 3) {
      const at = (row + Math.floor(((x + 0.5) * from.widthPx) / widthPx)) * 3;
      data[to] = from.data[at]!;
      data[to + 1] = from.data[at + 1]!;
      data[to + 2] = from.data[at + 2]!;
    }
  }
  return { data, widthPx, heightPx };
}
