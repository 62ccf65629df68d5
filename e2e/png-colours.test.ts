import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decode } from '../packages/engine/src/decode/decode.ts';
import { openBrowser } from './browser.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const side = 20;
const greyLevels = [0, 24, 64, 96, 128, 160, 192, 224, 255];
/** Colours of skin, hair, clothes and walls, and a scale of greys. */
const colours = [
  ...greyLevels.map((level) => [level, level, level]),
  ...[
    [200, 140, 100],
    [90, 60, 45],
    [240, 200, 180],
    [40, 70, 130],
    [180, 40, 50],
    [60, 120, 70],
    [214, 219, 226],
  ],
] as [number, number, number][];

/** The colours beside each other, with chunks before the pixels. */
async function stripWith(chunks: Readonly<Record<string, readonly number[]>>): Promise<Buffer> {
  const [width, height] = [side * colours.length, 120];
  const data = Buffer.alloc(3 * width * height);
  for (let n = 0; n < width * height; n++) data.set(colours[Math.floor((n % width) / side)]!, 3 * n);
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const written = Object.entries(chunks).map(([type, bytes]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(bytes)]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  });
  return Buffer.concat([png.subarray(0, 33), ...written, png.subarray(33)]);
}

function gamma(exponent: number): number[] {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Math.round(exponent * 100_000));
  return [...bytes];
}

/** Levels in the middle of each patch of a picture that is as large as the strip. */
function patchesOf(data: Uint8Array, widthPx: number, channels = data.length / (widthPx * 120)): number[][] {
  return colours.map((_colour, n) => {
    const at = channels * (60 * widthPx + n * side + side / 2);
    return [...data.subarray(at, at + 3)];
  });
}

async function asShown(png: Buffer): Promise<number[][]> {
  const page = await browser.newPage({ viewport: { width: side * colours.length, height: 120 } });
  await page.setContent(
    `<body style="margin:0"><img src="data:image/png;base64,${png.toString('base64')}" style="display:block">`,
  );
  await page.evaluate('document.images[0].decode()');
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.close();
  return patchesOf(data, info.width, info.channels);
}

type Row = [name: string, chunks: Record<string, readonly number[]>, levels: number];

it.each<Row>([
  ['no chunk', {}, 0],
  ['gAMA 1.0', { gAMA: gamma(1) }, 2],
  ['gAMA 1/1.8', { gAMA: gamma(1 / 1.8) }, 2],
  ['gAMA 1/2.2', { gAMA: gamma(1 / 2.2) }, 2],
  ['gAMA beside sRGB', { gAMA: gamma(1), sRGB: [0] }, 2],
  ['cICP for sRGB', { cICP: [1, 13, 0, 1] }, 2],
  ['cICP for linear light', { cICP: [1, 8, 0, 1] }, 2],
  ['cICP for gamma 2.2', { cICP: [1, 4, 0, 1] }, 2],
  ['cICP for the curve of video', { cICP: [1, 1, 0, 1] }, 2],
  ['cICP for Display P3', { cICP: [12, 13, 0, 1] }, 2],
  ['cICP for BT.2020 with the curve of sRGB', { cICP: [9, 13, 0, 1] }, 2],
  ['cICP in limited range', { cICP: [1, 8, 0, 0] }, 2],
  ['cICP before gAMA', { cICP: [1, 13, 0, 1], gAMA: gamma(1) }, 2],
])('a PNG with %s is decoded as Chromium shows it', async (_name, chunks, levels) => {
  expect(Math.max(...(await differences(chunks)))).toBeLessThanOrEqual(levels);
});

// Chromium compresses the light of HDR by the brightest channel; a profile can do so only for each channel.
it.each<Row>([
  ['PQ', { cICP: [9, 16, 0, 1] }, 1],
  ['HLG', { cICP: [9, 18, 0, 1] }, 1],
])(
  'the greys of a PNG with cICP for %s are decoded as Chromium shows them',
  async (_name, chunks, levels) => {
    const greys = (await differences(chunks)).slice(0, greyLevels.length);
    expect(Math.max(...greys)).toBeLessThanOrEqual(levels);
  },
);

/** Largest difference of a channel, for each colour. */
async function differences(chunks: Row[1]): Promise<number[]> {
  const png = await stripWith(chunks);
  const shown = await asShown(png);
  const { raster } = await decode(png, [255, 255, 255]);
  return patchesOf(raster.data, raster.widthPx).map((patch, n) =>
    Math.max(...patch.map((level, channel) => Math.abs(level - shown[n]![channel]!))),
  );
}
