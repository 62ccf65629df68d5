import sharp from 'sharp';
import { invert, type Similarity, scaleOf } from '../geometry/similarity.ts';
import type { Box, Space } from '../geometry/spaces.ts';
import type { Patch } from './patch.ts';
import type { Raster, Size } from './raster.ts';

/** Below this factor a Lanczos filter downscales the source before sampling, which prevents aliasing. */
const shrinkBelow = 0.8;

/**
 * Crops a region of a patch and downscales it to `scale`; drawPatch does any enlarging.
 *
 * In:  region in source px, clipped to the patch; scale, px of the result per source px.
 * Out: `from` itself when it needs no downscaling.
 */
export async function cutPatch(from: Patch, region: Box<'source'>, scale: number): Promise<Patch> {
  const { raster, scaleX, scaleY } = from;
  if (scale >= shrinkBelow * scaleX) return from;
  const left = clamp(Math.floor((region.left - from.left) * scaleX), raster.widthPx - 2);
  const top = clamp(Math.floor((region.top - from.top) * scaleY), raster.heightPx - 2);
  const width = clamp(Math.ceil((region.left + region.width - from.left) * scaleX), raster.widthPx) - left;
  const height = clamp(Math.ceil((region.top + region.height - from.top) * scaleY), raster.heightPx) - top;
  const { data, info } = await sharp(raster.data, {
    raw: { width: raster.widthPx, height: raster.heightPx, channels: 3 },
  })
    .extract({ left, top, width: Math.max(2, width), height: Math.max(2, height) })
    .resize(
      Math.max(2, Math.round((width * scale) / scaleX)),
      Math.max(2, Math.round((height * scale) / scaleY)),
      { fit: 'fill', kernel: 'lanczos3' },
    )
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    raster: { data, widthPx: info.width, heightPx: info.height },
    left: from.left + left / scaleX,
    top: from.top + top / scaleY,
    scaleX: (info.width / width) * scaleX,
    scaleY: (info.height / height) * scaleY,
  };
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

/**
 * Warps a patch by a similarity transform: bilinear for inputs of the nets, bicubic (Catmull-Rom, which keeps edges
 * sharp) for photos. Outside the patch its border pixels are replicated.
 *
 * In:  transform from source px to px of the target; size of the target, px.
 * Out: a raster of that size.
 */
export function drawPatch<To extends Space>(
  patch: Patch,
  toTarget: Similarity<'source', To>,
  size: Size,
  kernel: 'bilinear' | 'bicubic',
): Raster {
  const back = invert(toTarget);
  const data = new Uint8Array(size.widthPx * size.heightPx * 3);
  const sample = kernel === 'bicubic' ? sampleBicubicRow : sampleBilinearRow;
  const stepX = back.a * patch.scaleX;
  const stepY = back.b * patch.scaleY;
  for (let y = 0; y < size.heightPx; y++) {
    const sourceX = back.a * 0.5 - back.b * (y + 0.5) + back.tx;
    const sourceY = back.b * 0.5 + back.a * (y + 0.5) + back.ty;
    sample(patch.raster, data, y * size.widthPx * 3, size.widthPx, {
      x: (sourceX - patch.left) * patch.scaleX - 0.5,
      y: (sourceY - patch.top) * patch.scaleY - 0.5,
      stepX,
      stepY,
    });
  }
  return { data, widthPx: size.widthPx, heightPx: size.heightPx };
}

/** Bounding box in the source of a target of the given size, with a margin for the kernel; source px. */
export function sourceRegion<To extends Space>(
  toTarget: Similarity<'source', To>,
  size: Size,
): Box<'source'> {
  const back = invert(toTarget);
  const spanX = Math.abs(back.a) * size.widthPx + Math.abs(back.b) * size.heightPx;
  const spanY = Math.abs(back.b) * size.widthPx + Math.abs(back.a) * size.heightPx;
  const centreX = back.a * (size.widthPx / 2) - back.b * (size.heightPx / 2) + back.tx;
  const centreY = back.b * (size.widthPx / 2) + back.a * (size.heightPx / 2) + back.ty;
  const margin = 4 / Math.min(1, scaleOf(toTarget));
  return {
    left: centreX - spanX / 2 - margin,
    top: centreY - spanY / 2 - margin,
    width: spanX + 2 * margin,
    height: spanY + 2 * margin,
  };
}

/** First sample of a row and the step to the next, in patch px with pixel centres at whole numbers. */
interface RowWalk {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

function sampleBilinearRow(from: Raster, to: Uint8Array, offset: number, count: number, walk: RowWalk) {
  const { data, widthPx, heightPx } = from;
  const maxX = widthPx - 1;
  const maxY = heightPx - 1;
  for (let i = 0, at = offset; i < count; i++, at += 3) {
    const x = Math.min(maxX, Math.max(0, walk.x + i * walk.stepX));
    const y = Math.min(maxY, Math.max(0, walk.y + i * walk.stepY));
    const x0 = x | 0;
    const y0 = y | 0;
    const upperLeft = (y0 * widthPx + x0) * 3;
    const upperRight = x0 < maxX ? upperLeft + 3 : upperLeft;
    const below = y0 < maxY ? widthPx * 3 : 0;
    const w11 = (x - x0) * (y - y0);
    const w01 = x - x0 - w11;
    const w10 = y - y0 - w11;
    const w00 = 1 - w01 - w10 - w11;
    for (let c = 0; c < 3; c++) {
      to[at + c] =
        data[upperLeft + c]! * w00 +
        data[upperRight + c]! * w01 +
        data[upperLeft + below + c]! * w10 +
        data[upperRight + below + c]! * w11 +
        0.5;
    }
  }
}

function sampleBicubicRow(from: Raster, to: Uint8Array, offset: number, count: number, walk: RowWalk) {
  const { data, widthPx, heightPx } = from;
  const maxX = widthPx - 1;
  const maxY = heightPx - 1;
  const stride = widthPx * 3;
  for (let i = 0, at = offset; i < count; i++, at += 3) {
    const x = Math.min(maxX, Math.max(0, walk.x + i * walk.stepX));
    const y = Math.min(maxY, Math.max(0, walk.y + i * walk.stepY));
    const x1 = x | 0;
    const y1 = y | 0;
    const kx = ((x - x1) * phases + 0.5) << 2;
    const ky = ((y - y1) * phases + 0.5) << 2;
    const wx0 = cubicWeights[kx]!;
    const wx1 = cubicWeights[kx + 1]!;
    const wx2 = cubicWeights[kx + 2]!;
    const wx3 = cubicWeights[kx + 3]!;
    const centre = y1 * stride + x1 * 3;
    const left = x1 > 0 ? -3 : 0;
    const right = x1 < maxX ? 3 : 0;
    const farRight = x1 + 1 < maxX ? 6 : right;
    const above = y1 > 0 ? -stride : 0;
    const below = y1 < maxY ? stride : 0;
    const farBelow = y1 + 1 < maxY ? below + stride : below;
    const wy0 = cubicWeights[ky]!;
    const wy1 = cubicWeights[ky + 1]!;
    const wy2 = cubicWeights[ky + 2]!;
    const wy3 = cubicWeights[ky + 3]!;
    for (let c = 0; c < 3; c++) {
      const i11 = (centre + c) | 0;
      const i10 = (i11 + left) | 0;
      const i12 = (i11 + right) | 0;
      const i13 = (i11 + farRight) | 0;
      to[at + c] = toByte(
        wy0 *
          (wx0 * data[(i10 + above) | 0]! +
            wx1 * data[(i11 + above) | 0]! +
            wx2 * data[(i12 + above) | 0]! +
            wx3 * data[(i13 + above) | 0]!) +
          wy1 * (wx0 * data[i10]! + wx1 * data[i11]! + wx2 * data[i12]! + wx3 * data[i13]!) +
          wy2 *
            (wx0 * data[(i10 + below) | 0]! +
              wx1 * data[(i11 + below) | 0]! +
              wx2 * data[(i12 + below) | 0]! +
              wx3 * data[(i13 + below) | 0]!) +
          wy3 *
            (wx0 * data[(i10 + farBelow) | 0]! +
              wx1 * data[(i11 + farBelow) | 0]! +
              wx2 * data[(i12 + farBelow) | 0]! +
              wx3 * data[(i13 + farBelow) | 0]!),
      );
    }
  }
}

/** Tabulated sub-pixel positions; an error of 1/512 px is invisible at 8 bits. */
const phases = 256;
const cubicWeights = catmullRomTable();

/** Catmull & Rom 1974; Keys 1981 with a = -1/2. Four weights per phase, summing to one. */
function catmullRomTable(): Float64Array {
  const table = new Float64Array((phases + 1) * 4);
  for (let k = 0; k <= phases; k++) {
    const t = k / phases;
    table[k * 4] = ((-t + 2) * t - 1) * t * 0.5;
    table[k * 4 + 1] = ((3 * t - 5) * t * t + 2) * 0.5;
    table[k * 4 + 2] = ((-3 * t + 4) * t + 1) * t * 0.5;
    table[k * 4 + 3] = (t - 1) * t * t * 0.5;
  }
  return table;
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
