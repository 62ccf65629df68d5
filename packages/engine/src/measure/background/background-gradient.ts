import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { invert } from '../../geometry/similarity.ts';
import type { Space } from '../../geometry/spaces.ts';
import { linearLuminance } from '../../raster/linear-luminance.ts';
import type { Raster } from '../../raster/raster.ts';
import { backgroundAlphaMax } from './background.ts';

/**
 * Background uniformity: mean gradient magnitude of the background around the aligned face. Patterns and edges raise
 * it; soft shadows do not.
 *
 * Out:    backgroundGradient, levels of linear luminance, >= 0; null without a matte or without visible background.
 * Source: ISO/IEC 29794-5, BackgroundUniformity, with our matte instead of its face parsing.
 */
export function measureBackgroundGradient(view: FaceView<Space>): Natives {
  const background = erodedBackground(view);
  const luminance = background && linearLuminance(croppedFrom(view.aligned.raster));
  return { backgroundGradient: background && luminance && meanGradient(luminance, background) };
}

/** Crop of the aligned face, and the size it is resized to. */
const crop = { left: 62, top: 0, width: 492, height: 406 } as const;
const widthPx = 354;
const heightPx = 292;
const stepX = crop.width / widthPx;
const stepY = crop.height / heightPx;

/** Bilinear resize of the crop, like the reference implementation. */
function croppedFrom({ data: from, widthPx: fromWidth }: Raster): Raster {
  const data = new Uint8Array(widthPx * heightPx * 3);
  let to = 0;
  for (let y = 0; y < heightPx; y++) {
    const fromY = Math.max(0, (y + 0.5) * stepY - 0.5) + crop.top;
    const top = fromY | 0;
    const v = fromY - top;
    for (let x = 0; x < widthPx; x++) {
      const fromX = (x + 0.5) * stepX - 0.5 + crop.left;
      const left = fromX | 0;
      const u = fromX - left;
      const at = (top * fromWidth + left) * 3;
      const below = at + fromWidth * 3;
      for (let c = 0; c < 3; c++) {
        const upper = from[at + c]! * (1 - u) + from[at + 3 + c]! * u;
        data[to++] = upper * (1 - v) + (from[below + c]! * (1 - u) + from[below + 3 + c]! * u) * v + 0.5;
      }
    }
  }
  return { data, widthPx, heightPx };
}

/** Margin excluded along the border of the picture, where the aligned face is interpolated with black; px of the crop. */
const edgePx = 3;

/** Background mask of the crop, eroded by the standard's box of 4 x 4 px; null without a matte. */
function erodedBackground({ matte, covered, aligned, picture }: FaceView<Space>): Uint8Array | null {
  if (!matte) return null;
  const { a, b, tx, ty } = invert(aligned.toAligned);
  const edge = edgePx * stepX * Math.hypot(a, b);
  const background = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const alignedY = (y + 0.5) * stepY + crop.top;
    for (let x = 0; x < widthPx; x++) {
      const alignedX = (x + 0.5) * stepX + crop.left;
      const fromX = a * alignedX - b * alignedY + tx;
      const fromY = b * alignedX + a * alignedY + ty;
      if (fromX < edge || fromY < edge || fromX > picture.widthPx - edge || fromY > picture.heightPx - edge)
        continue;
      const i = (fromY | 0) * picture.widthPx + (fromX | 0);
      if (matte.alpha[i]! <= backgroundAlphaMax && (!covered || covered[i])) background[y * widthPx + x] = 1;
    }
  }
  return eroded(eroded(background, 1), widthPx);
}

/** Erosion along one axis, over the window from two pixels before to one after. */
function eroded(mask: Uint8Array, stride: number): Uint8Array {
  const least = new Uint8Array(mask.length);
  for (let i = 2 * stride; i + stride < mask.length; i++) {
    least[i] = mask[i - 2 * stride]! & mask[i - stride]! & mask[i]! & mask[i + stride]!;
  }
  return least;
}

/** Mean magnitude of the Scharr gradient, not normalised, without the border pixels; null for an empty mask. */
function meanGradient(luminance: Uint8Array, background: Uint8Array): number | null {
  let sum = 0;
  let count = 0;
  for (let y = 1; y + 1 < heightPx; y++) {
    for (let i = y * widthPx + 1; i < (y + 1) * widthPx - 1; i++) {
      if (!background[i]) continue;
      const up = i - widthPx;
      const down = i + widthPx;
      const upLeft = luminance[up - 1]!;
      const upRight = luminance[up + 1]!;
      const downLeft = luminance[down - 1]!;
      const downRight = luminance[down + 1]!;
      const across =
        3 * (upRight - upLeft + downRight - downLeft) + 10 * (luminance[i + 1]! - luminance[i - 1]!);
      const along = 3 * (downLeft - upLeft + downRight - upRight) + 10 * (luminance[down]! - luminance[up]!);
      sum += Math.sqrt(across * across + along * along);
      count++;
    }
  }
  return count === 0 ? null : sum / count;
}
