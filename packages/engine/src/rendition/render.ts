import sharp, { type Sharp } from 'sharp';
import { midpoint, pointAt, vertex } from '../face/face-points.ts';
import type { Similarity } from '../geometry/similarity.ts';
import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { patchOf } from '../raster/patch.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { drawPatch } from '../raster/resample.ts';
import { emboss } from './emboss.ts';
import { watermark } from './watermark.ts';

/** Resolution of a preview: its height in px, at most this share of the photo's height. */
const sampledHeightPxMax = 288;
const sampledShareMax = 0.42;
/** Factor by which the preview is then enlarged, with a better filter than browsers have. */
const enlargement = 2;
const thumbnailHeightPx = 320;
const quality = 80;

/**
 * Renders the preview of an unpaid photo: a JPEG of low resolution with the watermark fixed to the face. Pixels are
 * sampled at whole steps from the eye midpoint, so that photos whose frames differ by less than a pixel have the same
 * pixels, and many previews reveal no more than one. The small JPEG is encoded before it is enlarged, so that the large
 * one contains no more information. sRGB, no metadata.
 *
 * In: `mesh`, the face in px of the photo.
 */
export async function renderPreview(photo: Raster, mesh: FaceMesh<'output'>): Promise<Buffer> {
  const scale = Math.min(sampledHeightPxMax / photo.heightPx, sampledShareMax);
  const size = { widthPx: Math.round(photo.widthPx * scale), heightPx: Math.round(photo.heightPx * scale) };
  const { middle, along } = eyesOf(mesh);
  const [centreX, centreY] = [Math.round(middle.x * scale), Math.round(middle.y * scale)];
  const toPreview = { a: scale, b: 0, tx: centreX - scale * middle.x, ty: centreY - scale * middle.y };
  const wearing = { a: along.x * scale, b: along.y * scale, tx: centreX, ty: centreY };
  const sharpest = await open(photo)
    .blur(antialiasShare / scale)
    .raw()
    .toBuffer();
  const small = drawFrom({ ...photo, data: sharpest }, toPreview, size);
  const blurred = {
    ...small,
    data: await open(small)
      .blur(Math.hypot(along.x, along.y) * scale * lossShare)
      .raw()
      .toBuffer(),
  };
  emboss(small, blurred, drawPatch(await watermark(), wearing, size, 'bilinear'));
  return await drawLarger(await encode(small), size);
}

async function drawLarger(preview: Buffer, { widthPx, heightPx }: Size): Promise<Buffer> {
  return await sharp(preview)
    .resize(widthPx * enlargement, heightPx * enlargement, { fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: 1.2, m1: 0.2, m2: 1.2 })
    .jpeg({ quality, optimiseCoding: true })
    .toBuffer();
}

/** Standard deviation of the blur before sampling, in px of the preview. */
const antialiasShare = 0.65;
/** Standard deviation of the blur below the watermark, in inter-eye distances. */
const lossShare = 0.05;

/** In: mesh in px of the photo. Out: eye midpoint, and the vector from the eye on the image's left to the other one. */
function eyesOf(mesh: FaceMesh<'output'>): { middle: Point<'output'>; along: Point<'output'> } {
  const [left, right] = [
    midpoint(pointAt(mesh, vertex.eyeOuterImageLeft), pointAt(mesh, vertex.eyeInnerImageLeft)),
    midpoint(pointAt(mesh, vertex.eyeInnerImageRight), pointAt(mesh, vertex.eyeOuterImageRight)),
  ];
  return { middle: midpoint(left, right), along: { x: right.x - left.x, y: right.y - left.y } };
}

function drawFrom(photo: Raster, toPreview: Similarity<'source', 'output'>, size: Size): Raster {
  return drawPatch(patchOf(photo), toPreview, size, 'bicubic');
}

/** Renders a JPEG 320 px high; smaller photos keep their size. sRGB, no metadata. */
export async function renderThumbnail(photo: Raster): Promise<Buffer> {
  const { widthPx, heightPx } = photo;
  const scale = Math.min(1, thumbnailHeightPx / heightPx);
  const size = { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
  const data = await open(photo).resize(size.widthPx, size.heightPx, { fit: 'fill' }).raw().toBuffer();
  return await encode({ data, ...size });
}

async function encode(raster: Raster): Promise<Buffer> {
  return await open(raster).jpeg({ quality, optimiseCoding: true }).toBuffer();
}

function open({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}
