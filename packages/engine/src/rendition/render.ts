import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { decode } from '../decode/decode.ts';
import type { Raster } from '../geometry/raster.ts';
import { white } from '../geometry/rgb.ts';
import { emboss } from './emboss.ts';
import { drawWatermark } from './watermark.ts';

const previewHeightPxMax = 640;
const thumbnailHeightPx = 320;
const quality = 80;

/**
 * What a photo looks like before it is paid for: a JPEG at most 640 px high, under a watermark that differs
 * from photo to photo and is the same for the same photo. sRGB, no metadata.
 *
 * In:     an encoded photo.
 * Throws: the codes of decode.
 */
export async function renderPreview(photo: Buffer): Promise<Buffer> {
  const raster = await shrink(photo, previewHeightPxMax);
  const seed = createHash('sha256').update(photo).digest();
  const drawing = sharp(Buffer.from(drawWatermark(raster, seed))).extractChannel('alpha');
  emboss(raster.data, await drawing.raw().toBuffer(), raster.widthPx);
  return await encode(raster);
}

/**
 * A JPEG 320 px high; smaller photos keep their size. sRGB, no metadata.
 *
 * In:     an encoded photo.
 * Throws: the codes of decode.
 */
export async function renderThumbnail(photo: Buffer): Promise<Buffer> {
  return await encode(await shrink(photo, thumbnailHeightPx));
}

async function shrink(photo: Buffer, heightPxMax: number): Promise<Raster> {
  const { raster } = await decode(photo, white);
  const scale = Math.min(1, heightPxMax / raster.heightPx);
  const widthPx = Math.round(raster.widthPx * scale);
  const heightPx = Math.round(raster.heightPx * scale);
  const data = await open(raster).resize(widthPx, heightPx, { fit: 'fill' }).raw().toBuffer();
  return { data, widthPx, heightPx };
}

async function encode(raster: Raster): Promise<Buffer> {
  return await open(raster).jpeg({ quality, optimiseCoding: true }).toBuffer();
}

function open({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}
