import sharp, { type Sharp } from 'sharp';
import { invert, type Similarity, transformMesh } from '../../packages/engine/src/geometry/similarity.ts';
import type { FaceMesh } from '../../packages/engine/src/geometry/spaces.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Raster, Size } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { type Eyes, eyesOf } from '../../packages/engine/src/rendition/coarse-eyes.ts';
import { ink } from '../../packages/engine/src/rendition/emboss.ts';
import { watermark } from '../../packages/engine/src/rendition/watermark.ts';

/** A preview, and the frame it was made in. */
export interface StolenPreview {
  file: Buffer;
  /** Px of the photo to px of the photo whose preview this is. */
  move: Similarity<'source', 'output'>;
}

/** A thief has previews of one photo, the place of the face, and a perfect mask of the wall. */
export interface Loot {
  previews: readonly StolenPreview[];
  /** Face in px of the photo. */
  mesh: FaceMesh<'source'>;
  size: Size;
  /** Pixels of the photo that show the painted wall, and its colour. */
  isWall: (pixel: number) => boolean;
  wallRgb: readonly [number, number, number];
}

export interface Theft {
  name: string;
  picture: Raster;
}

/** Pictures that a thief with the program can make of previews alone, at the size of the photo. */
export async function thefts(loot: Loot): Promise<Theft[]> {
  const seen = await Promise.all(loot.previews.map((preview) => takenFrom(preview, loot, asItIs)));
  const bare = await Promise.all(loot.previews.map((preview) => takenFrom(preview, loot, withoutDrawing)));
  const inverted = bare[0]!;
  const filled = await takenFrom(loot.previews[0]!, loot, filledIn);
  const average = combined(bare, mean);
  const smooth = await edited(inverted, (picture) => picture.median(5));
  const stolen = [
    { name: 'enlarged', picture: seen[0]! },
    { name: 'inverted', picture: inverted },
    { name: 'filled in', picture: filled },
    { name: 'median of many', picture: combined(seen, middleOf) },
    { name: 'many inverted and averaged', picture: average },
    ...(await sharpened('inverted', inverted)),
    ...(await sharpened('inverted, median filter', smooth)),
    ...(await sharpened('filled in', filled)),
    ...(await sharpened('many averaged', average)),
  ];
  return stolen.map(({ name, picture }) => ({ name, picture: withWall(picture, loot) }));
}

/** Edits a preview in its own pixels, then brings it onto the frame of the photo. */
async function takenFrom({ file, move }: StolenPreview, loot: Loot, edit: typeof withoutDrawing) {
  const preview = await rasterOf(file);
  const eyes = eyesOf(transformMesh(move, loot.mesh));
  const scale = preview.heightPx / loot.size.heightPx;
  const [x, y] = [centreOf(eyes.middle.x, scale), centreOf(eyes.middle.y, scale)];
  const toPreview = {
    a: scale * move.a,
    b: scale * move.b,
    tx: scale * (move.tx - eyes.middle.x) + x,
    ty: scale * (move.ty - eyes.middle.y) + y,
  };
  const picture = await edit(preview, eyes, scale);
  return drawPatch(patchOf(picture), invert(toPreview), loot.size, 'bicubic');
}

/** Coordinate at which renderPreview places the eye midpoint, in finer pixels. */
function centreOf(at: number, scale: number): number {
  return 2 * Math.round((at * scale) / 2) + 0.5;
}

async function asItIs(preview: Raster): Promise<Raster> {
  return preview;
}

/** Sharpening as image editors offer it, from moderate to as strong as leaves a face. */
async function sharpened(name: string, picture: Raster): Promise<Theft[]> {
  const unit = picture.widthPx / 827;
  return await Promise.all(
    [
      [1.2, 2],
      [2, 2],
      [4, 2],
      [2, 5],
      [9, 1],
    ].map(async ([radius, amount]) => ({
      name: `${name}, sharpened ${radius} px by ${amount}`,
      picture: await edited(picture, (from) =>
        from.sharpen({ sigma: Math.max(0.5, radius! * unit), m1: amount!, m2: amount!, y2: 80, y3: 80 }),
      ),
    })),
  );
}

/** Divides the known drawing out, in each part at the resolution at which it was drawn. */
async function withoutDrawing(preview: Raster, eyes: Eyes, scale: number): Promise<Raster> {
  const half = { widthPx: preview.widthPx / 2, heightPx: preview.heightPx / 2 };
  const drawing = await drawingOver(preview, eyes, scale);
  const fine = divided(preview, drawing);
  const face = await resized(
    divided(await resized(preview, half), await drawingOver(half, eyes, scale / 2)),
    preview,
  );
  const data = fine.data.map((value, at) => {
    const share = drawing.data[at - (at % 3) + 1]! / 255;
    return value + (face.data[at]! - value) * share + 0.5;
  });
  return { ...preview, data };
}

/** The drawing in px of a preview, as renderPreview places it in the finer or in the coarser pixels. */
async function drawingOver(size: Size, { middle, along }: Eyes, scale: number): Promise<Raster> {
  const isFine = size.heightPx > 300;
  const centre = (at: number) => (isFine ? centreOf(at, scale) : Math.round(at * scale));
  const wearing = { a: along.x * scale, b: along.y * scale, tx: centre(middle.x), ty: centre(middle.y) };
  return drawPatch(await watermark(), wearing, size, 'bilinear');
}

function divided({ data, ...size }: Raster, drawing: Raster): Raster {
  const back = ink.stepPx * (size.widthPx + 1) * 3;
  const out = data.map((value, at) => {
    const red = at - (at % 3);
    const light = (drawing.data[red]! / 255) * ink.opacity;
    const dark = (red < back ? 0 : drawing.data[red - back]! / 255) * ink.opacity;
    const darkened = (value - ink.light * light) / (1 - light);
    return byte((darkened - ink.dark[at % 3]! * dark) / (1 - dark));
  });
  return { ...size, data: out };
}

/** Replaces every pixel that the drawing touches by its free neighbours, from the edges inwards. */
async function filledIn(preview: Raster, eyes: Eyes, scale: number): Promise<Raster> {
  const { widthPx, heightPx } = preview;
  const drawing = await drawingOver(preview, eyes, scale);
  const back = widthPx + 1;
  const unknown = Uint8Array.from({ length: widthPx * heightPx }, (_, i) =>
    Math.max(drawing.data[i * 3]!, i < back ? 0 : drawing.data[(i - back) * 3]!) > 60 ? 1 : 0,
  );
  const data = new Uint8Array(preview.data);
  for (let round = 0; round < 40; round++) {
    const known = unknown.slice();
    for (let i = widthPx + 1; i < unknown.length - widthPx - 1; i++) {
      if (known[i] === 0) continue;
      const around = [-1, 1, -widthPx, widthPx, -widthPx - 1, -widthPx + 1, widthPx - 1, widthPx + 1]
        .map((step) => i + step)
        .filter((at) => known[at] === 0);
      if (around.length < 2) continue;
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mean(around.map((at) => data[at * 3 + c]!)) + 0.5;
      unknown[i] = 0;
    }
  }
  return { ...preview, data };
}

function combined(pictures: readonly Raster[], of: (values: number[]) => number): Raster {
  const [first] = pictures;
  const data = first!.data.map((_, at) => of(pictures.map((picture) => picture.data[at]!)) + 0.5);
  return { ...first!, data };
}

function withWall({ data, ...size }: Raster, { isWall, wallRgb }: Loot): Raster {
  const out = data.map((value, at) => (isWall((at - (at % 3)) / 3) ? wallRgb[at % 3]! : value));
  return { ...size, data: out };
}

async function resized(picture: Raster, { widthPx, heightPx }: Size): Promise<Raster> {
  return await edited(picture, (from) => from.resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' }));
}

async function edited({ data, widthPx, heightPx }: Raster, by: (from: Sharp) => Sharp): Promise<Raster> {
  return await rasterOf(
    await by(sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } }))
      .png()
      .toBuffer(),
  );
}

export async function rasterOf(file: Buffer): Promise<Raster> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((p, q) => p - q)[values.length >> 1]!;
}

function byte(value: number): number {
  return Math.min(255, Math.max(0, value + 0.5));
}
