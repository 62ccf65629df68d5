import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureSourceCompression } from './compression.ts';
import { drawnSource, repainted, saved } from './drawn-source.fixture.ts';
import { jpegQuality } from './jpeg-quality.ts';
import type { SourceView } from './source-view.ts';

let source: SourceView;
beforeAll(async () => {
  source = await drawnSource();
});

describe('jpegQuality', () => {
  it.each([20, 45, 60, 75, 90])('estimates quality %i from the quantisation table', async (quality) => {
    expect(jpegQuality((await saved(source, quality)).bytes)).toBe(quality);
  });

  it('is null for a PNG file and for an empty one', async () => {
    const { data, widthPx, heightPx } = source.picture;
    const png = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
      .png()
      .toBuffer();
    expect(jpegQuality(png)).toBeNull();
    expect(jpegQuality(Buffer.alloc(0))).toBeNull();
  });

  it('reads 16-bit tables and skips other segments', () => {
    const table = Buffer.alloc(2 + 131);
    table.writeUInt16BE(0xffdb, 0);
    table.writeUInt16BE(131, 2);
    table[4] = 0x10;
    for (let i = 0; i < 64; i++) table.writeUInt16BE(100, 5 + 2 * i);
    const comment = Buffer.from([0xff, 0xfe, 0x00, 0x04, 0x41, 0x42]);
    const file = Buffer.concat([Buffer.from([0xff, 0xd8]), comment, table]);
    expect(jpegQuality(file)).toBeGreaterThan(20);
    expect(jpegQuality(file)).toBeLessThan(40);
  });

  it('is null for a file truncated inside the table', async () => {
    const { bytes } = await saved(source, 60);
    const start = bytes.indexOf(Buffer.from([0xff, 0xdb]));
    expect(jpegQuality(bytes.subarray(0, start + 20))).toBeNull();
  });
});

describe('blockiness', () => {
  it('increases with compression', async () => {
    const values: number[] = [];
    for (const quality of [95, 70, 45, 20, 8]) {
      values.push(measureSourceCompression(await saved(source, quality)).blockiness!);
    }
    for (let i = 1; i < values.length; i++) expect(values[i], String(values)).toBeGreaterThan(values[i - 1]!);
  });

  it('detects earlier compression after cropping and saving at high quality', async () => {
    const ruined = await saved(source, 15);
    const { data, widthPx } = ruined.picture;
    const moved = repainted(ruined, (byte, x, y, c) => data[(y * widthPx + x + 3) * 3 + c] ?? byte);
    const again = await saved(moved, 98);
    expect(measureSourceCompression(again).jpegQuality).toBe(98);
    expect(measureSourceCompression(again).blockiness).toBeGreaterThan(1.8);
  });

  it('is 1 for an uncompressed picture', () => {
    const flat = repainted(source, (_, x, y) => ((x * 7 + y * 13) % 11) * 20);
    expect(measureSourceCompression(flat).blockiness).toBeCloseTo(1, 1);
  });
});
