import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeFinished } from '../decode/decode.ts';
import { syntheticFace } from '../face/synthetic-face.fixture.ts';
import type { Raster } from '../raster/raster.ts';
import { renderPreview, renderThumbnail } from './render.ts';
import { seededRandom } from './seeded-random.ts';

const white = '#ffffff';
const paleSkin = '#e8beac';
const darkSkin = '#5b3a29';
const hair = '#0d0a08';

function plainPhoto(background: string, widthPx = 827, heightPx = 1063): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'a photographer' } })
    .withIccProfile('srgb')
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Frontal face, as large as on a passport photo 827 px wide. */
function faceOn({ widthPx, heightPx }: Raster, shift = { x: 0, y: 0 }) {
  return syntheticFace<'output'>({
    x: widthPx / 2 + shift.x,
    y: heightPx * 0.45 + shift.y,
    interEyePx: widthPx * 0.27,
  });
}

async function previewOf(file: Buffer) {
  const raster = await decodeFinished(file);
  return renderPreview(raster, faceOn(raster));
}
const thumbnailOf = async (file: Buffer) => renderThumbnail(await decodeFinished(file));

let photo: Buffer;

beforeAll(async () => {
  photo = await plainPhoto(paleSkin);
});

describe.each([
  ['preview', previewOf, 448, 576],
  ['thumbnail', thumbnailOf, 249, 320],
] as const)('a %s', (_, render, widthPx, heightPx) => {
  it(`is an sRGB JPEG ${heightPx} px high that tells nothing else`, async () => {
    const metadata = await sharp(await render(photo)).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width: widthPx, height: heightPx });
    const { exif, xmp, iptc, comments, icc } = metadata;
    expect([exif, xmp, iptc, comments, icc]).toEqual(Array(5).fill(undefined));
  });
});

it('a preview of a small photo is even smaller, a thumbnail is not enlarged', async () => {
  const small = await plainPhoto(white, 120, 160);
  expect(await sharp(await previewOf(small)).metadata()).toMatchObject({ width: 100, height: 134 });
  expect(await sharp(await thumbnailOf(small)).metadata()).toMatchObject({ width: 120, height: 160 });
});

it('a preview shows fine detail around the face and none of it in the face', async () => {
  // Stripes of 5.2 px are 2.8 px wide in the preview and 1.4 px in the face, which is sampled half as finely.
  const raster = stripes(5.2);
  const preview = await pixelsOf(await renderPreview(raster, faceOn(raster)));
  const [middle, eyes, eyePx] = [preview.width / 2, preview.height * 0.45, preview.width * 0.27];
  const hair = contrast(preview, { left: middle - 20, top: eyes - 1.8 * eyePx, width: 40, height: 30 });
  const eye = contrast(preview, { left: middle - eyePx / 2 - 20, top: eyes - 8, width: 40, height: 16 });
  const mouth = contrast(preview, { left: middle - 20, top: eyes + 1.12 * eyePx - 8, width: 40, height: 16 });
  expect(hair).toBeGreaterThan(15);
  expect(eye).toBeLessThan(hair / 4);
  expect(mouth).toBeLessThan(hair / 4);
});

describe('the watermark', () => {
  it.each([
    ['white', white],
    ['pale skin', paleSkin],
    ['dark skin', darkSkin],
    ['hair', hair],
  ])('shows in every part of the picture on %s', async (_, colour) => {
    const preview = await pixelsOf(await previewOf(await plainPhoto(colour)));
    const clean = await pixelsOf(await plainPhoto(colour, preview.width, preview.height));
    for (const tile of tilesOf(preview)) {
      expect(meanDifference(preview, clean, tile), JSON.stringify(tile)).toBeGreaterThan(1.5);
    }
  });

  it('leaves the photo recognisable', async () => {
    const preview = await pixelsOf(await previewOf(photo));
    const clean = await pixelsOf(await plainPhoto(paleSkin, preview.width, preview.height));
    const whole = { left: 0, top: 0, width: preview.width, height: preview.height };
    expect(meanDifference(preview, clean, whole)).toBeLessThan(12);
  });

  it('does not cover eyes and mouth', async () => {
    const preview = await pixelsOf(await previewOf(photo));
    const clean = await pixelsOf(await plainPhoto(paleSkin, preview.width, preview.height));
    const eyePx = preview.width * 0.27;
    const [middle, eyes] = [preview.width / 2, preview.height * 0.45];
    for (const [x, y] of [
      [middle - eyePx / 2, eyes],
      [middle + eyePx / 2, eyes],
      [middle, eyes + 1.12 * eyePx],
    ] as const) {
      const tile = { left: Math.round(x) - 16, top: Math.round(y) - 10, width: 32, height: 20 };
      expect(meanDifference(preview, clean, tile)).toBeLessThan(1.5);
    }
  });

  it('stays on the face when the frame is moved: many previews reveal no more than one', async () => {
    const grain = await grainyPhoto();
    const still = await renderPreview(cutOf(grain, 0, 0), faceOn(frame)).then(pixelsOf);
    const moves = Array.from({ length: 10 }, (_, n) => [n * 3 - 14, (n * 7) % 20] as const);
    const sum = new Float64Array(still.data.length);
    for (const [x, y] of moves) {
      const mesh = faceOn(frame, { x: -x, y: -y });
      const preview = await pixelsOf(await renderPreview(cutOf(grain, x, y), mesh));
      // Preview pixels are drawn as 2 x 2 pixels.
      const scale = preview.height / 2 / frame.heightPx;
      const middle = (at: number, by: number) => 2 * (Math.round((at - by) * scale) - Math.round(at * scale));
      const back = [middle(frame.widthPx / 2, x), middle(frame.heightPx * 0.45, y)] as const;
      const placed = movedBy(preview, back);
      expect(meanDifference(placed, still, inner(still))).toBeLessThan(4);
      for (const [at, value] of placed.data.entries()) sum[at]! += value / moves.length;
    }
    const averaged = { ...still, data: Uint8Array.from(sum) };
    const clean = await sharp(grain.data, {
      raw: { width: grain.widthPx, height: grain.heightPx, channels: 3 },
    })
      .extract({ left: roomPx, top: roomPx, width: frame.widthPx, height: frame.heightPx })
      .resize(still.width, still.height, { fit: 'fill' })
      .png()
      .toBuffer()
      .then(pixelsOf);
    const gained = meanDifference(still, clean, inner(still)) - meanDifference(averaged, clean, inner(still));
    expect(gained).toBeLessThan(1);
  });

  it('does not depend on the picture', async () => {
    const skin = await pixelsOf(await previewOf(await plainPhoto(paleSkin)));
    const other = await pixelsOf(await previewOf(await plainPhoto('#e8bead')));
    expect(meanDifference(skin, other, inner(skin))).toBeLessThan(1);
  });
});

/** Vertical stripes between dark and light grey; `periodPx`, px of the photo. */
function stripes(periodPx: number, { widthPx, heightPx } = frame): Raster {
  const row = Array.from({ length: widthPx }, (_, x) => 128 + 80 * Math.sin((2 * Math.PI * x) / periodPx));
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let at = 0; at < data.length; at++) data[at] = row[Math.floor(at / 3) % widthPx]!;
  return { data, widthPx, heightPx };
}

/** Standard deviation of green along the rows of a tile, 0..255. */
function contrast({ data, width }: Pixels, tile: Tile): number {
  const [left, top] = [Math.round(tile.left), Math.round(tile.top)];
  let sum = 0;
  for (let y = top; y < top + tile.height; y++) {
    const row = Array.from({ length: tile.width }, (_, x) => data[(y * width + left + x) * 3 + 1]!);
    const mean = row.reduce((all, value) => all + value, 0) / row.length;
    sum += row.reduce((all, value) => all + (value - mean) ** 2, 0) / row.length;
  }
  return Math.sqrt(sum / tile.height);
}

const frame = { data: new Uint8Array(), widthPx: 827, heightPx: 1063 };
const roomPx = 40;

/** Soft spots of many sizes; larger than the frame on all sides. */
async function grainyPhoto(): Promise<Raster> {
  const random = seededRandom(Buffer.from('a picture of dots'));
  const small = { width: 20, height: 25, channels: 3 } as const;
  const grey = Array.from({ length: small.width * small.height }, () => 90 + 90 * random());
  const dots = Uint8Array.from(grey.flatMap((level) => [level, level, level]));
  const size = { widthPx: frame.widthPx + 2 * roomPx, heightPx: frame.heightPx + 2 * roomPx };
  const data = await sharp(dots, { raw: small })
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { data, ...size };
}

function cutOf({ data, widthPx }: Raster, x: number, y: number): Raster {
  const cut = new Uint8Array(frame.widthPx * frame.heightPx * 3);
  for (let row = 0; row < frame.heightPx; row++) {
    const from = ((row + y + roomPx) * widthPx + x + roomPx) * 3;
    cut.set(data.subarray(from, from + frame.widthPx * 3), row * frame.widthPx * 3);
  }
  return { ...frame, data: cut };
}

function movedBy({ data, width, height }: Pixels, [x, y]: readonly [number, number]): Pixels {
  const moved = new Uint8Array(data.length);
  for (let row = 0; row < height; row++) {
    for (let at = 0; at < width; at++) {
      const from =
        (Math.min(height - 1, Math.max(0, row + y)) * width + Math.min(width - 1, Math.max(0, at + x))) * 3;
      moved.set(data.subarray(from, from + 3), (row * width + at) * 3);
    }
  }
  return { data: moved, width, height };
}

/** Omits the border that a moved frame does not show. */
function inner({ width, height }: Pixels): Tile {
  return { left: 32, top: 32, width: width - 64, height: height - 64 };
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Tiles of 128 x 128 px; the last ones of a row or column overlap the ones before. */
function tilesOf({ width, height }: Pixels): Tile[] {
  const starts = (length: number) =>
    Array.from({ length: Math.ceil(length / 128) }, (_, n) => Math.min(n * 128, length - 128));
  return starts(height).flatMap((top) =>
    starts(width).map((left) => ({ left, top, width: 128, height: 128 })),
  );
}

/** Mean absolute difference per channel, 0..255. */
function meanDifference(one: Pixels, other: Pixels, { left, top, width, height }: Tile): number {
  let sum = 0;
  for (let y = top; y < top + height; y++) {
    const from = (y * one.width + left) * 3;
    for (let at = from; at < from + width * 3; at++) sum += Math.abs(one.data[at]! - other.data[at]!);
  }
  return sum / (width * height * 3);
}
