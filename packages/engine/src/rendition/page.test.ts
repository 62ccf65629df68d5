import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePage } from './page.ts';

const paper = (widthPx: number, heightPx: number) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#f4f1ea' } });

describe('makePage', () => {
  it('keeps nothing of the file but its picture', async () => {
    const sent = Buffer.concat([
      await paper(900, 1200)
        .jpeg()
        .withExif({ IFD0: { Artist: 'Ada Lovelace', Orientation: '6' } })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
      Buffer.from('%PDF-1.7 <script>alert(1)</script> PK'),
    ]);
    const page = await makePage(sent);
    expect(page.includes('Ada Lovelace')).toBe(false);
    expect(page.includes('script')).toBe(false);
    const { width, height, format, exif, icc, orientation } = await sharp(page).metadata();
    expect([width, height, format]).toEqual([1200, 900, 'jpeg']);
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  });

  it('reduces a large photograph to the size at which a page can be read', async () => {
    const { width, height } = await sharp(
      await makePage(await paper(3000, 4000).png().toBuffer()),
    ).metadata();
    expect([width, height]).toEqual([1800, 2400]);
  });

  it.each([
    ['picture-too-large', async () => bombOf(await paper(200, 200).png().toBuffer())],
    ['file-damaged', async () => (await paper(900, 1200).jpeg().toBuffer()).subarray(0, 2000)],
    ['file-type-unsupported', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('refuses with %s', async (code, source) => {
    await expect(makePage(await source())).rejects.toMatchObject({ code });
  });
});

/** A small PNG whose header promises 60000 x 60000 pixels. */
function bombOf(png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
