import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeFinished } from '../decode/decode.ts';
import { renderPreview, renderThumbnail } from './render.ts';

const white = '#ffffff';
const paleSkin = '#e8beac';
const darkSkin = '#5b3a29';
const hair = '#0d0a08';

function plainPhoto(background: string, widthPx = 827, heightPx = 1063): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withIccProfile('srgb')
    .jpeg({ quality: 95 })
    .toBuffer();
}

const previewOf = async (file: Buffer) => renderPreview(await decodeFinished(file));
const thumbnailOf = async (file: Buffer) => renderThumbnail(await decodeFinished(file));

let photo: Buffer;

beforeAll(async () => {
  photo = await plainPhoto(paleSkin);
});

describe.each([
  ['preview', previewOf, 498, 640],
  ['thumbnail', thumbnailOf, 249, 320],
] as const)('a %s', (_, render, widthPx, heightPx) => {
  it(`is an sRGB JPEG ${heightPx} px high that tells nothing else`, async () => {
    const metadata = await sharp(await render(photo)).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width: widthPx, height: heightPx });
    const { exif, xmp, iptc, comments, icc } = metadata;
    expect([exif, xmp, iptc, comments, icc]).toEqual(Array(5).fill(undefined));
  });

  it('does not enlarge', async () => {
    const metadata = await sharp(await render(await plainPhoto(white, 120, 160))).metadata();
    expect(metadata).toMatchObject({ width: 120, height: 160 });
  });
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
      expect(meanDifference(preview, clean, tile), JSON.stringify(tile)).toBeGreaterThan(4);
    }
  });

  it('leaves the photo to be judged', async () => {
    const preview = await pixelsOf(await previewOf(photo));
    const clean = await pixelsOf(await plainPhoto(paleSkin, preview.width, preview.height));
    const whole = { left: 0, top: 0, width: preview.width, height: preview.height };
    expect(meanDifference(preview, clean, whole)).toBeLessThan(20);
  });

  it('is the same for the same photo', async () => {
    expect(await previewOf(photo)).toEqual(await previewOf(Buffer.from(photo)));
  });

  it('is another one for a photo that differs in a hair', async () => {
    const raster = await decodeFinished(photo);
    const other = { ...raster, data: Uint8Array.from(raster.data) };
    other.data[0]! -= 1;
    const [one, two] = await Promise.all(
      [raster, other].map(async (made) => pixelsOf(await renderPreview(made))),
    );
    const averaged = one!.data.map((value, at) => (value + two!.data[at]!) / 2);
    const clean = await pixelsOf(await plainPhoto(paleSkin, one!.width, one!.height));
    for (const tile of tilesOf(one!)) {
      expect(meanDifference({ ...one!, data: averaged }, clean, tile)).toBeGreaterThan(4);
      expect(meanDifference(one!, two!, tile)).toBeGreaterThan(4);
    }
  });
});

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

/** Tiles of 64 x 64 px; the last ones of a row or column overlap the ones before. */
function tilesOf({ width, height }: Pixels): Tile[] {
  const starts = (length: number) =>
    Array.from({ length: Math.ceil(length / 64) }, (_, n) => Math.min(n * 64, length - 64));
  return starts(height).flatMap((top) => starts(width).map((left) => ({ left, top, width: 64, height: 64 })));
}

/** Mean difference of a channel of a pixel, 0 to 255. */
function meanDifference(one: Pixels, other: Pixels, { left, top, width, height }: Tile): number {
  let sum = 0;
  for (let y = top; y < top + height; y++) {
    const from = (y * one.width + left) * 3;
    for (let at = from; at < from + width * 3; at++) sum += Math.abs(one.data[at]! - other.data[at]!);
  }
  return sum / (width * height * 3);
}
