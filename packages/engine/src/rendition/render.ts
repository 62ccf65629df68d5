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
  /** Density written into a preview that has all pixels of the photo; null for a small one. */
  fullSizeDpi?: number | null;
}

/**
 * Renders the preview of an unpaid photo: a clean small JPEG with a word across the face and the name over the wall.
 * Its small number of pixels protects the photo, and in full size a bolder watermark. It is sRGB and has no metadata.
 */
export async function renderPreview({
  picture,
  matte,
  mesh,
  fullSizeDpi = null,
}: PreviewedPhoto): Promise<Buffer> {
  const scale = fullSizeDpi === null ? Math.min(previewHeightPx / picture.heightPx, previewShareMax) : 1;
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
  const drawing = drawPatch(await watermark(), onFace, size, 'bilinear');
  mark(shown, drawing, { person, boldness: fullSizeDpi === null ? 1 : fullSizeBoldness });
  return await encode(shown, previewQuality, fullSizeDpi);
}

/** Share and tone of the two parts of the watermark. */
const ink = {
  word: { opacity: 0.22, rgb: [255, 255, 255] },
  name: { opacity: 0.2, rgb: [20, 32, 58] },
} as const;

const fullSizeBoldness = 3;

interface Marking {
  /** The person hides the name. */
  person: Uint8Array;
  /** Factor of the opacities. */
  boldness: number;
}

/** In: red and green of the drawing, as `watermark` returns them. */
function mark(photo: Raster, drawing: Raster, { person, boldness }: Marking): void {
  const { data } = photo;
  for (let at = 0; at < data.length; at += 3) {
    const word = (drawing.data[at]! / 255) * ink.word.opacity * boldness;
    const name = (drawing.data[at + 1]! / 255) * ink.name.opacity * boldness * (1 - person[at / 3]! / 255);
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

async function encode(raster: Raster, quality: number, dpi: number | null = null): Promise<Buffer> {
  const picture = open(raster).jpeg({ quality, optimiseCoding: true });
  return await (dpi === null ? picture : picture.withMetadata({ density: dpi })).toBuffer();
}

function open({ data, widthPx, heightPx }: Raster): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}
