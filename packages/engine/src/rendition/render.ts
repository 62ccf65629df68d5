import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../geometry/raster.ts';
import { emboss } from './emboss.ts';
import { drawWatermark } from './watermark.ts';

const previewHeightPxMax = 640;
const thumbnailHeightPx = 320;
const quality = 80;

/**
 * What a photo looks like before it is paid for: a JPEG at most 640 px high, under a watermark that differs
 * from photo to photo and is the same for the same photo. sRGB, no metadata.
 */
export async function renderPreview(photo: Raster): Promise<Buffer> {
  const size = sizeWithin(photo, previewHeightPxMax);
  const shrinking = shrink(photo, size);
  const seed = createHash('sha256').update(photo.data).digest();
  const drawing = sharp(Buffer.from(drawWatermark(size, seed)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const [small, mark] = await Promise.all([shrinking, drawing]);
  emboss(small.data, mark, small.widthPx);
  return await encode(small);
}

/** A JPEG 320 px high; smaller photos keep their size. sRGB, no metadata. */
export async function renderThumbnail(photo: Raster): Promise<Buffer> {
  return await encode(await shrink(photo, sizeWithin(photo, thumbnailHeightPx)));
}

interface Size {
  widthPx: number;
  heightPx: number;
}

function sizeWithin(photo: Size, heightPxMax: number): Size {
  const scale = Math.min(1, heightPxMax / photo.heightPx);
  return { widthPx: Math.round(photo.widthPx * scale), heightPx: Math.round(photo.heightPx * scale) };
}

async function shrink(photo: Raster, { widthPx, heightPx }: Size): Promise<Raster> {
  const data = await open(photo).resize(widthPx, heightPx, { fit: 'fill' }).raw().toBuffer();
  return { data, widthPx, heightPx };
}

async function encode(raster: Raster): Promise<Buffer> {
  return await open(raster).jpeg({ quality, optimiseCoding: true }).toBuffer();
}

function open({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}
