import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isSrgbProfile } from './srgb-profile.ts';

async function profile(name: 'srgb' | 'p3'): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: 'white' } } as const;
  const { icc } = await sharp(await sharp(pixel).withIccProfile(name).png().toBuffer()).metadata();
  return icc!;
}

/** Offset of a tag's data, from the tag table after the header. */
function tagAt(icc: Buffer, name: string): number {
  return icc.readUInt32BE(icc.indexOf(name, 128, 'latin1') + 4);
}

describe('a profile', () => {
  it('of sRGB is recognised', async () => {
    expect(isSrgbProfile(await profile('srgb'))).toBe(true);
  });

  it('is recognised by its colours and not by its name', async () => {
    const named = Buffer.concat([await profile('p3'), Buffer.from('sRGB IEC61966-2.1', 'latin1')]);
    expect(isSrgbProfile(named)).toBe(false);
  });

  it('with another curve is not sRGB', async () => {
    const icc = await profile('srgb');
    const gammaAt = tagAt(icc, 'rTRC') + 12;
    icc.writeInt32BE(icc.readInt32BE(gammaAt) + 0.01 * 65536, gammaAt);
    expect(isSrgbProfile(icc)).toBe(false);
  });

  it('with its curve stored as a table is recognised too', async () => {
    const icc = await profile('srgb');
    const table = Buffer.alloc(12 + 2 * 4096);
    table.write('curv', 0, 'latin1');
    table.writeUInt32BE(4096, 8);
    for (let i = 0; i < 4096; i++) {
      const v = i / 4095;
      const linear = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      table.writeUInt16BE(Math.round(linear * 65535), 12 + 2 * i);
    }
    const entry = icc.indexOf('rTRC', 128, 'latin1');
    icc.writeUInt32BE(icc.length, entry + 4);
    icc.writeUInt32BE(table.length, entry + 8);
    expect(isSrgbProfile(Buffer.concat([icc, table]))).toBe(true);
    table.writeUInt16BE(0, 12 + 2 * 819);
    expect(isSrgbProfile(Buffer.concat([icc, table]))).toBe(false);
  });

  it.each([
    ['empty', 0],
    ['cut off in its header', 100],
    ['cut off in its table', 140],
    ['cut off in its colours', 300],
  ])('that is %s is not recognised as sRGB', async (_, length) => {
    expect(isSrgbProfile((await profile('srgb')).subarray(0, length))).toBe(false);
  });
});
