import sharp from 'sharp';
import type { Raster } from '../geometry/raster.ts';
import { invert, type Similarity, scaleOf } from '../geometry/similarity.ts';
import type { Box, Space } from '../geometry/spaces.ts';

/** A region of the source, shrunk to about the scale it will be drawn at. */
export interface Patch {
  readonly raster: Raster;
  /** Position of the region in the source, and px of patch per px of source in each direction. */
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Below this factor the source is shrunk by a Lanczos filter first, so that sampling does not alias. */
const shrinkBelow = 0.8;

/**
 * Cuts a region out of the source and shrinks it to `scale`; enlarging is left to the sampler.
 *
 * In: region in source px, clipped here to the picture; scale, patch px per source px.
 */
export async function cutPatch(source: Raster, region: Box<'source'>, scale: number): Promise<Patch> {
  if (scale >= shrinkBelow) return { raster: source, left: 0, top: 0, scaleX: 1, scaleY: 1 };
  const left = Math.max(0, Math.floor(region.left));
  const top = Math.max(0, Math.floor(region.top));
  const width = Math.min(source.widthPx, Math.ceil(region.left + region.width)) - left;
  const height = Math.min(source.heightPx, Math.ceil(region.top + region.height)) - top;
  const { data, info } = await sharp(source.data, {
    raw: { width: source.widthPx, height: source.heightPx, channels: 3 },
  })
    .extract({ left, top, width, height })
    .resize(Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale)), {
      fit: 'fill',
      kernel: 'lanczos3',
      fastShrinkOnLoad: false,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    raster: { data, widthPx: info.width, heightPx: info.height },
    left,
    top,
    scaleX: info.width / width,
    scaleY: info.height / height,
  };
}

/**
 * Draws a patch through a similarity transform: bilinear for pictures only the nets see, bicubic
 * (Catmull-Rom, which keeps edges) for pictures that are handed out. Beyond the patch the edge is repeated;
 * what lies beyond the source is known from `uncovered`, not from the colours.
 */
export function drawPatch<To extends Space>(
  patch: Patch,
  toTarget: Similarity<'source', To>,
  size: { widthPx: number; heightPx: number },
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

/** Source region that a target of the given size needs, with room for the kernel. */
export function sourceRegion<To extends Space>(
  toTarget: Similarity<'source', To>,
  size: { widthPx: number; heightPx: number },
): Box<'source'> {
  const back = invert(toTarget);
  const spanX = Math.abs(back.a) * size.widthPx + Math.abs(back.b) * size.heightPx;
  const spanY = Math.abs(back.b) * size.widthPx + Math.abs(back.a) * size.heightPx;
  const centreX = back.a * (size.widthPx / 2) - back.b * (size.heightPx / 2) + back.tx;
  const centreY = back.b * (size.widthPx / 2) + back.a * (size.heightPx / 2) + back.ty;
  const room = 4 / Math.min(1, scaleOf(toTarget));
  return {
    left: centreX - spanX / 2 - room,
    top: centreY - spanY / 2 - room,
    width: spanX + 2 * room,
    height: spanY + 2 * room,
  };
}

/** Start of a row of samples in patch px (pixel centres at whole numbers) and the way to the next sample. */
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
    const fx = x - x0;
    const fy = y - y0;
    const right = x0 < maxX ? 3 : 0;
    const upper = (y0 * widthPx + x0) * 3;
    const lower = y0 < maxY ? upper + widthPx * 3 : upper;
    for (let c = 0; c < 3; c++) {
      const a = data[upper + c]! + (data[upper + right + c]! - data[upper + c]!) * fx;
      const b = data[lower + c]! + (data[lower + right + c]! - data[lower + c]!) * fx;
      to[at + c] = a + (b - a) * fy + 0.5;
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
    const c1 = x1 * 3;
    const c0 = x1 > 0 ? c1 - 3 : c1;
    const c2 = x1 + 1 < widthPx ? c1 + 3 : c1;
    const c3 = x1 + 2 < widthPx ? c1 + 6 : c2;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let j = 0; j < 4; j++) {
      const row = Math.min(maxY, Math.max(0, y1 - 1 + j)) * stride;
      const wy = cubicWeights[ky + j]!;
      const p0 = row + c0;
      const p1 = row + c1;
      const p2 = row + c2;
      const p3 = row + c3;
      red += wy * (wx0 * data[p0]! + wx1 * data[p1]! + wx2 * data[p2]! + wx3 * data[p3]!);
      green += wy * (wx0 * data[p0 + 1]! + wx1 * data[p1 + 1]! + wx2 * data[p2 + 1]! + wx3 * data[p3 + 1]!);
      blue += wy * (wx0 * data[p0 + 2]! + wx1 * data[p1 + 2]! + wx2 * data[p2 + 2]! + wx3 * data[p3 + 2]!);
    }
    to[at] = toByte(red);
    to[at + 1] = toByte(green);
    to[at + 2] = toByte(blue);
  }
}

/** Sub-pixel positions the weights are tabulated for; 1/256 px is far below what 8 bits can show. */
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
