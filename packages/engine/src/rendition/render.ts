import sharp, { type Sharp } from 'sharp';
import type { Similarity } from '../geometry/similarity.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { patchOf } from '../raster/patch.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { drawPatch } from '../raster/resample.ts';
import { type Eyes, eyesOf, withCoarseEyes } from './coarse-eyes.ts';
import { emboss } from './emboss.ts';
import { watermark } from './watermark.ts';

/** Resolution of the face in a preview: the height of the whole picture in px, at most this share of the photo's. */
const sampledHeightPxMax = 288;
const sampledShareMax = 0.42;
/** Factor by which hair, ears and clothes are finer than the face, and by which the face is enlarged afterwards. */
const finer = 2;
const thumbnailHeightPx = 320;
const quality = 80;

/**
 * Renders the preview of an unpaid photo: a JPEG with the watermark fixed to the face. Hair, ears and clothes are sharp
 * enough to judge how they are cut out; the face has half that resolution, and the eyes far less, so that no photo that
 * passes the check for sharpness can be made of it. Pixels are sampled at whole steps from the eye midpoint, so that
 * photos whose frames differ by less than a pixel have the same pixels. The face is encoded before it is enlarged, so
 * that it contains no more information afterwards. sRGB, no metadata.
 *
 * In: `mesh`, the face in px of the photo.
 */
export async function renderPreview(photo: Raster, mesh: FaceMesh<'output'>): Promise<Buffer> {
  const scale = Math.min(sampledHeightPxMax / photo.heightPx, sampledShareMax);
  const size = { widthPx: Math.round(photo.widthPx * scale), heightPx: Math.round(photo.heightPx * scale) };
  const eyes = eyesOf(mesh);
  const shown = await withCoarseEyes(photo, eyes);
  const centre = { x: Math.round(eyes.middle.x * scale), y: Math.round(eyes.middle.y * scale) };
  const coarse = await marked(shown, eyes, { scale, centre, size });
  const fine = await marked(shown, eyes, {
    scale: finer * scale,
    // The centre of a coarse pixel is the corner between fine ones.
    centre: { x: finer * centre.x + 0.5, y: finer * centre.y + 0.5 },
    size: { widthPx: finer * size.widthPx, heightPx: finer * size.heightPx },
  });
  takeFace(fine.picture, await enlarged(await encode(coarse.picture), fine.picture), fine.drawing);
  return await encode(fine.picture);
}

interface Sampling {
  /** Px of the preview per px of the photo. */
  scale: number;
  /** The eye midpoint, px of the preview. */
  centre: { x: number; y: number };
  size: Size;
}

/** Samples the photo and draws the watermark into it. */
async function marked(photo: Raster, { middle, along }: Eyes, { scale, centre, size }: Sampling) {
  const toPreview = { a: scale, b: 0, tx: centre.x - scale * middle.x, ty: centre.y - scale * middle.y };
  const wearing = { a: along.x * scale, b: along.y * scale, tx: centre.x, ty: centre.y };
  const sharpest = await open(photo)
    .blur(Math.max(leastBlur, antialiasShare / scale))
    .raw()
    .toBuffer();
  const picture = drawFrom({ ...photo, data: sharpest }, toPreview, size);
  const drawing = drawPatch(await watermark(), wearing, size, 'bilinear');
  emboss(picture, drawing);
  return { picture, drawing };
}

async function enlarged(preview: Buffer, { widthPx, heightPx }: Size): Promise<Raster> {
  const data = await sharp(preview)
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: 1.2, m1: 0.2, m2: 1.2 })
    .raw()
    .toBuffer();
  return { data, widthPx, heightPx };
}

/** Replaces the face of `picture` by that of `face`, as far as green in the drawing says. */
function takeFace(picture: Raster, face: Raster, drawing: Raster): void {
  for (let at = 0; at < picture.data.length; at += 3) {
    const share = drawing.data[at + 1]! / 255;
    for (let c = 0; c < 3; c++) {
      const fine = picture.data[at + c]!;
      picture.data[at + c] = fine + (face.data[at + c]! - fine) * share + 0.5;
    }
  }
}

/** Standard deviation of the blur before sampling, in px of the preview. */
const antialiasShare = 0.65;
/** The smallest standard deviation that sharp accepts. */
const leastBlur = 0.3;

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
