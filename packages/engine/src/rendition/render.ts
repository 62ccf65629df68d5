import sharp, { type Sharp } from 'sharp';
import { midpoint, pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import { drawPatch } from '../raster/resample.ts';
import { watermark } from './watermark.ts';

/** Too few pixels for any document: no face of 360 px has the 90 px between its eyes that the check asks for. */
const previewHeightPx = 360;
/** For documents whose photos are nearly as small. */
const previewShareMax = 0.8;
const previewQuality = 88;
const thumbnailHeightPx = 320;
const thumbnailQuality = 80;

interface PreviewedPhoto {
  picture: Raster;
  matte: Matte;
  /** Face in px of the photo. */
  mesh: FaceMesh<'output'>;
}

/**
 * Renders the preview of an unpaid photo: a clean small JPEG with a word across the face and the name over the wall.
 * Its small number of pixels protects the photo. It is sRGB and has no metadata.
 */
export async function renderPreview({ picture, matte, mesh }: PreviewedPhoto): Promise<Buffer> {
  const scale = Math.min(previewHeightPx / picture.heightPx, previewShareMax);
  const size = sizeAt(scale, picture);
  const [shown, person] = await Promise.all([resized(picture, size), resizedMatte(matte, size)]);
  const [left, right] = [
    midpoint(pointAt(mesh, vertex.eyeOuterImageLeft), pointAt(mesh, vertex.eyeInnerImageLeft)),
    midpoint(pointAt(mesh, vertex.eyeInnerImageRight), pointAt(mesh, vertex.eyeOuterImageRight)),
  ];
  const between = midpoint(left, right);
  const onFace = {
    a: (right.x - left.x) * scale,
    b: (right.y - left.y) * scale,
    tx: between.x * scale,
    ty: between.y * scale,
  };
  mark(shown, drawPatch(await watermark(), onFace, size, 'bilinear'), person);
  return await encode(shown, previewQuality);
}

/** Share and tone of the two parts of the watermark. */
const ink = {
  word: { opacity: 0.22, rgb: [255, 255, 255] },
  name: { opacity: 0.2, rgb: [20, 32, 58] },
} as const;

/** In: red and green of the drawing, as `watermark` returns them; the person, who hides the name. */
function mark(photo: Raster, drawing: Raster, person: Uint8Array): void {
  const { data } = photo;
  for (let at = 0; at < data.length; at += 3) {
    const word = (drawing.data[at]! / 255) * ink.word.opacity;
    const name = (drawing.data[at + 1]! / 255) * ink.name.opacity * (1 - person[at / 3]! / 255);
    for (let c = 0; c < 3; c++) {
      const named = data[at + c]! + (ink.name.rgb[c]! - data[at + c]!) * name;
      data[at + c] = named + (ink.word.rgb[c]! - named) * word + 0.5;
    }
  }
}

/** Renders a JPEG 320 px high; smaller photos keep their size. sRGB, no metadata. */
export async function renderThumbnail(photo: Raster): Promise<Buffer> {
  const size = sizeAt(Math.min(1, thumbnailHeightPx / photo.heightPx), photo);
  return await encode(await resized(photo, size), thumbnailQuality);
}

function sizeAt(scale: number, { widthPx, heightPx }: Size): Size {
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
}

async function resized(photo: Raster, { widthPx, heightPx }: Size): Promise<Raster> {
  const data = await open(photo).resize(widthPx, heightPx, { fit: 'fill' }).raw().toBuffer();
  return { data, widthPx, heightPx };
}

function resizedMatte({ alpha, ...of }: Matte, { widthPx, heightPx }: Size): Promise<Uint8Array> {
  return sharp(alpha, { raw: { width: of.widthPx, height: of.heightPx, channels: 1 } })
    .resize(widthPx, heightPx, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

async function encode(raster: Raster, quality: number): Promise<Buffer> {
  return await open(raster).jpeg({ quality, optimiseCoding: true }).toBuffer();
}

function open({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}
