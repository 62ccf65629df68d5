import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { decode } from '../decode/decode.ts';
import { white } from '../geometry/rgb.ts';
import { drawWatermark } from './watermark.ts';

const previewHeightPxMax = 640;
const thumbnailHeightPx = 320;
/** Chroma at half resolution and a moderate quality blur the watermark's edges into the photo. */
const previewQuality = 82;
const thumbnailQuality = 80;

/**
 * What a photo looks like before it is paid for: a JPEG at most 640 px high, under a watermark that differs
 * from photo to photo and is the same for the same photo. sRGB, no metadata.
 *
 * In:     an encoded photo.
 * Throws: the codes of decode.
 */
export async function renderPreview(photo: Buffer): Promise<Buffer> {
  const { picture, widthPx, heightPx } = await shrink(photo, previewHeightPxMax);
  const seed = createHash('sha256').update(photo).digest();
  return await picture
    .composite([{ input: Buffer.from(drawWatermark({ widthPx, heightPx }, seed)) }])
    .jpeg({ quality: previewQuality })
    .toBuffer();
}

/**
 * A JPEG 320 px high; smaller photos keep their size. sRGB, no metadata.
 *
 * In:     an encoded photo.
 * Throws: the codes of decode.
 */
export async function renderThumbnail(photo: Buffer): Promise<Buffer> {
  const { picture } = await shrink(photo, thumbnailHeightPx);
  return await picture.jpeg({ quality: thumbnailQuality, optimiseCoding: true }).toBuffer();
}

async function shrink(photo: Buffer, heightPxMax: number) {
  const { raster } = await decode(photo, white);
  const scale = Math.min(1, heightPxMax / raster.heightPx);
  const widthPx = Math.round(raster.widthPx * scale);
  const heightPx = Math.round(raster.heightPx * scale);
  const source: Sharp = sharp(raster.data, {
    raw: { width: raster.widthPx, height: raster.heightPx, channels: 3 },
  });
  return { picture: source.resize(widthPx, heightPx, { fit: 'fill' }), widthPx, heightPx };
}
