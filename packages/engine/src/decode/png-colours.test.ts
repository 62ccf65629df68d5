import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { white } from '../raster/rgb.ts';
import { decode } from './decode.ts';

const skin = { r: 200, g: 140, b: 100 };

/** A picture of one colour with chunks before its pixels. */
async function picture(background: typeof skin, chunks: Record<string, readonly number[]>, icc?: 'p3') {
  const plain = sharp({ create: { width: 160, height: 160, channels: 3, background } });
  const png = await (icc ? plain.withIccProfile(icc) : plain).png().toBuffer();
  const written = Object.entries(chunks).map(([type, bytes]) => {
    const data = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(bytes)]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(data));
    return Buffer.concat([length, data, sum]);
  });
  return Buffer.concat([png.subarray(0, 33), ...written, png.subarray(33)]);
}

async function shown(png: Buffer): Promise<number[]> {
  return [...(await decode(png, white)).raster.data.subarray(0, 3)];
}

function gamma(exponent: number): number[] {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Math.round(exponent * 100_000));
  return [...bytes];
}

// Expected levels follow from the definitions: light = level ^ (1 / gamma), that of HDR compressed, then sRGB.
it.each<[string, Record<string, readonly number[]>, typeof skin, number[]]>([
  ['gAMA 1.0, linear light', { gAMA: gamma(1) }, skin, [228, 194, 168]],
  ['gAMA 1/1.8, of old Macs', { gAMA: gamma(1 / 1.8) }, skin, [210, 158, 119]],
  ['gAMA 1/2.2, as most programs round sRGB', { gAMA: gamma(1 / 2.2) }, skin, [200, 140, 100]],
  ['gAMA beside sRGB, which decides', { gAMA: gamma(1), sRGB: [0] }, skin, [200, 140, 100]],
  ['cICP for sRGB', { cICP: [1, 13, 0, 1] }, skin, [200, 140, 100]],
  ['cICP for linear light', { cICP: [1, 8, 0, 1] }, skin, [228, 194, 168]],
  ['cICP before gAMA', { cICP: [1, 13, 0, 1], gAMA: gamma(1) }, skin, [200, 140, 100]],
  ['cICP for PQ at its reference white', { cICP: [9, 16, 0, 1] }, grey(148), [191, 191, 191]],
  ['cICP for PQ, a third of the light', { cICP: [9, 16, 0, 1] }, grey(118), [135, 135, 135]],
  ['cICP for PQ, the brightest light', { cICP: [9, 16, 0, 1] }, grey(192), [255, 255, 255]],
  ['cICP for HLG at its reference white', { cICP: [9, 18, 0, 1] }, grey(191), [190, 190, 190]],
  ['cICP in limited range, which no browser shows', { cICP: [1, 8, 0, 0] }, skin, [200, 140, 100]],
])('shows %s, as browsers do', async (_name, chunks, colour, expected) => {
  const found = await shown(await picture(colour, chunks));
  expected.forEach((level, channel) => {
    expect(Math.abs(found[channel]! - level), `${found}`).toBeLessThanOrEqual(2);
  });
});

it('shows Display P3 named by cICP as it shows its profile, and cICP goes before a profile', async () => {
  const profile = await shown(await picture(skin, {}, 'p3'));
  const named = await shown(await picture(skin, { cICP: [12, 13, 0, 1] }));
  expect(named[0]! - skin.r).toBeGreaterThan(5);
  // sharp wrote the skin as levels of P3, so its profile shows the skin again.
  profile.forEach((level, channel) => {
    expect(Math.abs(level - Object.values(skin)[channel]!)).toBeLessThanOrEqual(2);
  });
  const both = await shown(await picture(skin, { cICP: [1, 13, 0, 1] }, 'p3'));
  expect(both[0]).toBeLessThan(profile[0]!);
});

function grey(level: number): typeof skin {
  return { r: level, g: level, b: level };
}
