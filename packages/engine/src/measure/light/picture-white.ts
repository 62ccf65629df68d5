import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';
import { linearFromByte, luminance } from '../../raster/colour.ts';
import { quantile } from '../../raster/quantile.ts';

/** Quantile of the picture that counts as its white: a wall, a shirt or paper is above it, a lamp's reflection rarely. */
export const whiteRank = 0.99;
/** Alpha from which a pixel of a photo with a painted background is the person. */
const personAlpha = 250;
/** Number of pixels that suffices. */
const sampleMax = 40_000;

/**
 * The brightest larger thing in the picture. Well exposed pictures of anybody contain something nearly white.
 *
 * Out:    linear luminance, 0 to 1, without what we painted; null when nothing is left.
 * Source: the method is ours.
 */
export function measurePictureWhite({ picture, matte, covered, painted }: FaceView<Space>): Natives {
  const { data } = picture;
  const pixels = data.length / 3;
  const stride = Math.max(1, Math.floor(pixels / sampleMax));
  const seen: number[] = [];
  for (let i = 0; i < pixels; i += stride) {
    if (covered?.[i] === 0 || (painted && matte && matte.alpha[i]! < personAlpha)) continue;
    const at = 3 * i;
    seen.push(
      luminance([linearFromByte(data[at]!), linearFromByte(data[at + 1]!), linearFromByte(data[at + 2]!)]),
    );
  }
  return { pictureWhite: seen.length === 0 ? null : quantile(seen, whiteRank) };
}
