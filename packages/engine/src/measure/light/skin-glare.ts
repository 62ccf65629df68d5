import type { Natives } from '@vesika/report';
import { type AlignedFace, alignedSizePx } from '../../face/aligned-face.ts';
import { cheekPatches } from '../../face/cheek-patches.ts';
import type { FaceView } from '../../face/face-view.ts';
import { outlinesOf } from '../../face/outlines.ts';
import type { Space } from '../../geometry/spaces.ts';
import { spansOfPolygon } from '../../raster/polygon.ts';
import { quantile } from '../../raster/quantile.ts';

/**
 * Hot spots: share of the face's skin that is bright, brighter than the rest of it, and much less saturated than the
 * cheeks. An over-exposed face has none, because all of it is as bright.
 *
 * Out:    skinGlareShare, 0 to 1, without eyes and mouth; null for a face outside the picture.
 * Source: the requirement is ISO/IEC 39794-5, D.1.4 (no hot spots on the skin); the method is ours.
 */
export function measureSkinGlare({ aligned }: FaceView<Space>): Natives {
  const skin = skinOf(aligned);
  const { raster, luminance, hull } = aligned;
  const saturationMax = glareSaturationShare * cheekSaturation(aligned);
  const luminanceMin = Math.max(glareLuminanceMin, glareOverSkin * medianOf(skin, luminance));
  let pixels = 0;
  let glare = 0;
  for (let y = hull.top; y < hull.bottom; y++) {
    for (let i = y * alignedSizePx + hull.left; i < y * alignedSizePx + hull.right; i++) {
      if (!skin[i]) continue;
      pixels++;
      if (luminance[i]! >= luminanceMin && saturationAt(raster.data, i) < saturationMax) glare++;
    }
  }
  return { skinGlareShare: pixels === 0 ? null : glare / pixels };
}

/** Linear luminance, of 255; equals sRGB grey 238. */
const glareLuminanceMin = 217;
/** Luminance of a hot spot over that of the skin. */
const glareOverSkin = 1.5;
const glareSaturationShare = 0.4;

/** Mask of the face without eyes and mouth, since sclera and teeth are bright and unsaturated. */
function skinOf({ mesh, hull, raster }: AlignedFace): Uint8Array {
  const skin = hull.mask.slice();
  const { eyeImageLeft, eyeImageRight, mouth } = outlinesOf(mesh, null);
  for (const outline of [eyeImageLeft, eyeImageRight, mouth]) {
    const polygon = Array.from({ length: outline.length / 2 }, (_, k) => ({
      x: outline[2 * k]!,
      y: outline[2 * k + 1]!,
    }));
    for (const { y, from, to } of spansOfPolygon(polygon, raster)) {
      skin.fill(0, y * alignedSizePx + from, y * alignedSizePx + to);
    }
  }
  return skin;
}

/** Step between the pixels that the median is taken of; no divisor of the picture's width. */
const medianStride = 17;

function medianOf(skin: Uint8Array, luminance: Uint8Array): number {
  const seen: number[] = [];
  for (let i = 0; i < skin.length; i += medianStride) if (skin[i]) seen.push(luminance[i]!);
  return quantile(seen, 0.5);
}

function cheekSaturation(face: AlignedFace): number {
  let sum = 0;
  let count = 0;
  for (const { left, top, side } of cheekPatches(face)) {
    for (let y = top; y < top + side; y++) {
      for (let x = left; x < left + side; x++, count++) {
        sum += saturationAt(face.raster.data, y * alignedSizePx + x);
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** HSV saturation of the pixel at an index, 0 for grey to 1. */
function saturationAt(data: Uint8Array, pixel: number): number {
  const red = data[pixel * 3]!;
  const green = data[pixel * 3 + 1]!;
  const blue = data[pixel * 3 + 2]!;
  const brightest = Math.max(red, green, blue);
  return brightest === 0 ? 0 : (brightest - Math.min(red, green, blue)) / brightest;
}
