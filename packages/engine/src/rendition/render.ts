import sharp, { type Sharp } from 'sharp';
import { drawPatch } from '../compose/resample.ts';
import { patchOf } from '../geometry/patch.ts';
import type { Raster } from '../geometry/raster.ts';
import type { Similarity } from '../geometry/similarity.ts';
import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { midpoint, pointAt, vertex } from '../measure/face-points.ts';
import { emboss } from './emboss.ts';
import { watermark } from './watermark.ts';

const previewHeightPxMax = 288;
/** Of the photo's height: enlarged to the size of the file, a preview shows that it was. */
const previewShareMax = 0.42;
const thumbnailHeightPx = 320;
const quality = 80;

/**
 * What a photo looks like before it is paid for: a small JPEG under the watermark, which the face wears. Its pixels
 * are taken at whole steps from the middle between the eyes, so that a photo whose frame was moved by less than a
 * pixel shows the same pixels, and many of them no more than one. sRGB, no metadata.
 *
 * In: the face on the photo.
 */
export async function renderPreview(photo: Raster, mesh: FaceMesh<'output'>): Promise<Buffer> {
  const scale = Math.min(previewHeightPxMax / photo.heightPx, previewShareMax);
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
  return await encode(small);
}

/** Standard deviation of what is lost before sampling, in px of the preview. */
const antialiasShare = 0.65;
/** And of what is lost under the watermark, in distances between the eyes. */
const lossShare = 0.05;

/** In: px of the photo. Out: the middle between the eyes, and the way from the image-left to the other one. */
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

/** A JPEG 320 px high; smaller photos keep their size. sRGB, no metadata. */
export async function renderThumbnail(photo: Raster): Promise<Buffer> {
  const { widthPx, heightPx } = photo;
  const scale = Math.min(1, thumbnailHeightPx / heightPx);
  const size = { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
  const data = await open(photo).resize(size.widthPx, size.heightPx, { fit: 'fill' }).raw().toBuffer();
  return await encode({ data, ...size });
}

interface Size {
  widthPx: number;
  heightPx: number;
}

async function encode(raster: Raster): Promise<Buffer> {
  return await open(raster).jpeg({ quality, optimiseCoding: true }).toBuffer();
}

function open({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}
