import { allRequirements } from '@vesika/requirements';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeFinished } from '../decode/decode.ts';
import { syntheticFace } from '../face/synthetic-face.fixture.ts';
import type { Matte, Raster, Size } from '../raster/raster.ts';
import { renderPreview, renderThumbnail } from './render.ts';

const white = '#ffffff';
const paleSkin = '#e8beac';
const darkSkin = '#5b3a29';

function plainPhoto(background: string, widthPx = 827, heightPx = 1063): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'a photographer' } })
    .withIccProfile('srgb')
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Frontal face, as large as on a passport photo 827 px wide. */
function faceOn({ widthPx, heightPx }: Size) {
  return syntheticFace<'output'>({ x: widthPx / 2, y: heightPx * 0.45, interEyePx: widthPx * 0.27 });
}

const everywhere = ({ widthPx, heightPx }: Size, alpha: number): Matte => ({
  widthPx,
  heightPx,
  alpha: new Uint8Array(widthPx * heightPx).fill(alpha),
});

const person = 255;
const wall = 0;

async function previewOf(file: Buffer, alpha = person) {
  const picture = await decodeFinished(file);
  return renderPreview({ picture, matte: everywhere(picture, alpha), mesh: faceOn(picture) });
}
const thumbnailOf = async (file: Buffer) => renderThumbnail(await decodeFinished(file));

describe.each([
  ['preview', previewOf, 280, 360],
  ['thumbnail', thumbnailOf, 249, 320],
] as const)('a %s', (_, render, widthPx, heightPx) => {
  it(`is an sRGB JPEG ${heightPx} px high that tells nothing else`, async () => {
    const metadata = await sharp(await render(await plainPhoto(paleSkin))).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width: widthPx, height: heightPx });
    const { exif, xmp, iptc, comments, icc } = metadata;
    expect([exif, xmp, iptc, comments, icc]).toEqual(Array(5).fill(undefined));
  });
});

it('a preview in full size has the pixels and the density of the photo, and a mark that is plain to see', async () => {
  const picture = await decodeFinished(await plainPhoto(darkSkin));
  const given = { picture, matte: everywhere(picture, person), mesh: faceOn(picture) };
  const full = await renderPreview({ ...given, fullSizeDpi: 600 });
  expect(await sharp(full).metadata()).toMatchObject({ width: 827, height: 1063, density: 600 });
  const { data } = await decodeFinished(full);
  const lighter = data.filter((value, at) => value - picture.data[at]! > 60).length;
  expect(lighter / data.length).toBeGreaterThan(0.01);
});

it('a preview of a small photo is even smaller, a thumbnail is not enlarged', async () => {
  const small = await plainPhoto(white, 120, 160);
  expect(await sharp(await previewOf(small)).metadata()).toMatchObject({ width: 96, height: 128 });
  expect(await sharp(await thumbnailOf(small)).metadata()).toMatchObject({ width: 120, height: 160 });
});

it('a preview has too few pixels between the eyes for every document without a size of its own in pixels', () => {
  const tooLarge = allRequirements().filter(({ pixels, size, headHeight }) => {
    if (pixels.widthPx !== null) return false;
    const headShare = (headHeight.maxMm ?? 0.8 * size.heightMm) / size.heightMm;
    return interEyeOfHead * headShare * 360 >= 90;
  });
  expect(tooLarge.map(({ countryCode, documentType }) => `${countryCode} ${documentType}`)).toEqual([]);
});

/** Inter-eye distance relative to the height of the head from chin to crown, of adults. */
const interEyeOfHead = 0.28;

it('the eyes of a preview are as sharp as its pixels allow', async () => {
  // Stripes of 7 px of the photo are 2.4 px of the preview.
  const picture = stripes(7);
  const preview = await renderPreview({ picture, matte: everywhere(picture, person), mesh: faceOn(picture) });
  const { data, width } = await pixelsOf(preview);
  const row = Array.from({ length: 40 }, (_, x) => data[(Math.round(360 * 0.45) * width + 80 + x) * 3 + 1]!);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(80);
});

describe('the watermark', () => {
  it.each([
    ['pale skin', paleSkin],
    ['dark skin', darkSkin],
  ])('shows one word on %s, and no name', async (_, colour) => {
    const marks = await markedPixels(await previewOf(await plainPhoto(colour)), colour);
    expect(marks.share).toBeGreaterThan(0.01);
    expect(marks.share).toBeLessThan(0.04);
    expect(marks.darker).toBe(0);
  });

  it('shows the name all over the wall', async () => {
    const preview = await pixelsOf(await previewOf(await plainPhoto(white), wall));
    for (const top of [0, 120, 240]) {
      for (const left of [0, 140]) {
        const [darkest] = rangeIn(preview, { left, top, width: 140, height: 120 });
        expect(darkest, `${left} ${top}`).toBeLessThan(225);
      }
    }
  });

  it('leaves eyes and mouth free', async () => {
    const preview = await pixelsOf(await previewOf(await plainPhoto(darkSkin)));
    const unit = preview.width * 0.27;
    const [middle, eyes] = [preview.width / 2, preview.height * 0.45];
    for (const [x, y, width] of [
      [middle - unit / 2, eyes, 0.36],
      [middle + unit / 2, eyes, 0.36],
      [middle, eyes + 1.12 * unit, 0.7],
    ] as const) {
      const [darkest, lightest] = rangeIn(preview, {
        left: Math.round(x - (width * unit) / 2),
        top: Math.round(y - 0.1 * unit),
        width: Math.round(width * unit),
        height: Math.round(0.2 * unit),
      });
      expect(lightest - darkest, `${x} ${y}`).toBeLessThan(6);
    }
  });
});

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Least and greatest red in a part of a picture. */
function rangeIn(
  { data, width }: Pixels,
  tile: { left: number; top: number; width: number; height: number },
) {
  const values = Array.from({ length: tile.width * tile.height }, (_, i) => {
    const [x, y] = [tile.left + (i % tile.width), tile.top + Math.floor(i / tile.width)];
    return data[(y * width + x) * 3]!;
  });
  return [Math.min(...values), Math.max(...values)] as const;
}

/** Vertical stripes between dark and light grey; `periodPx`, px of the photo. */
function stripes(periodPx: number): Raster {
  const [widthPx, heightPx] = [827, 1063];
  const row = Array.from({ length: widthPx }, (_, x) => 128 + 80 * Math.sin((2 * Math.PI * x) / periodPx));
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let at = 0; at < data.length; at++) data[at] = row[Math.floor(at / 3) % widthPx]!;
  return { data, widthPx, heightPx };
}

/** Share of the pixels that are clearly lighter than a colour, and number of those that are clearly darker. */
async function markedPixels(preview: Buffer, colour: string) {
  const { data } = await pixelsOf(preview);
  const green = Number.parseInt(colour.slice(3, 5), 16);
  let [lighter, darker] = [0, 0];
  for (let at = 1; at < data.length; at += 3) {
    if (data[at]! > green + 6) lighter++;
    if (data[at]! < green - 12) darker++;
  }
  return { share: (lighter * 3) / data.length, darker };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
