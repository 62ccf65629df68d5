import { captionNamePattern } from '@vesika/report';
import { openOutliner } from '@vesika/typeset';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import { measureCaption } from '../measure/caption.ts';
import type { Raster } from '../raster/raster.ts';
import { drawCaption, refuseUnprintable } from './caption.ts';

const [widthPx, heightPx] = [413, 531];

/** A dark shirt in front of a white wall. */
function portrait(): Raster {
  const data = new Uint8Array(3 * widthPx * heightPx).fill(255);
  for (let y = 380; y < heightPx; y++) data.fill(60, 3 * (y * widthPx + 60), 3 * (y * widthPx + 350));
  return { data, widthPx, heightPx };
}

const shareOf = (picture: Raster) => measureCaption({ picture } as FaceView<Space>).captionShare!;

describe('drawCaption', () => {
  it('prints name and date in a strip at the bottom, and leaves the picture above it', async () => {
    const before = portrait();
    const { picture, fromRow } = await drawCaption(before, { name: 'Ananya Rao', date: '2026-11-29' }, 400);
    expect(1 - fromRow / heightPx).toBeCloseTo(0.1, 2);
    const above = 3 * widthPx * fromRow;
    expect(Buffer.compare(picture.data.subarray(0, above), before.data.subarray(0, above))).toBe(0);
    const inkOf = async (top: number, height: number) => {
      const raw = { width: widthPx, height: heightPx, channels: 3 as const };
      const part = sharp(picture.data, { raw }).extract({ left: 0, top, width: widthPx, height });
      return (await sharp(await part.png().toBuffer()).stats()).channels[0]!.min;
    };
    const line = Math.floor((heightPx - fromRow) / 2);
    expect(await inkOf(fromRow, line)).toBeLessThan(60);
    expect(await inkOf(fromRow + line, line)).toBeLessThan(60);
  });

  it('keeps below a chin that leaves little room', async () => {
    const { fromRow } = await drawCaption(portrait(), { name: 'Ananya Rao', date: '2026-11-29' }, 490);
    expect(fromRow).toBeGreaterThan(490);
  });

  it('fits the longest name', async () => {
    const { picture } = await drawCaption(portrait(), { name: 'W'.repeat(40) }, 400);
    for (const x of [0, 5, widthPx - 6, widthPx - 1])
      expect(picture.data[3 * ((heightPx - 12) * widthPx + x)]).toBeGreaterThan(250);
  });

  it.each(['Ananya Rao', "José O'Neill-Šimić", 'Ελένη', 'Анна Щукина', 'Nguyễn Thị Ánh', 'Ayşe Işık'])(
    'prints %s',
    (name) => {
      expect(() => refuseUnprintable({ name })).not.toThrow();
    },
  );

  it.each(['अनन्या राव', '王芳', '😀', '<b>', '', ' ', 'A\u202EB', 'Ĳ'])(
    'refuses %j, which the font lacks or no name has',
    (name) => {
      expect(() => refuseUnprintable({ name })).toThrow('request-invalid');
    },
  );
});

it('has a glyph for every letter that a name may have', async () => {
  const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter) && captionNamePattern.test(letter),
  );
  const outline = await openOutliner([...letters, 'Ĳ'], 'en');
  const missing = outline('Ĳ').path;
  expect(letters.length).toBeGreaterThan(600);
  expect(letters.filter((letter) => ['', missing].includes(outline(letter).path))).toEqual([]);
});

describe('measureCaption', () => {
  it('finds the drawn strip with its height, after compression too', async () => {
    const { picture, fromRow } = await drawCaption(
      portrait(),
      { name: 'Ananya Rao', date: '2026-11-29' },
      400,
    );
    expect(shareOf(picture)).toBeCloseTo(1 - fromRow / heightPx, 2);
    const raw = { width: widthPx, height: heightPx, channels: 3 as const };
    const jpeg = await sharp(picture.data, { raw }).jpeg({ quality: 70 }).toBuffer();
    const data = await sharp(jpeg).raw().toBuffer();
    expect(shareOf({ data, widthPx, heightPx })).toBeCloseTo(1 - fromRow / heightPx, 1);
  });

  it('finds none in a portrait, an empty strip, or a white shirt', () => {
    expect(shareOf(portrait())).toBe(0);
    const empty = portrait();
    empty.data.fill(255, 3 * widthPx * 480);
    expect(shareOf(empty)).toBe(0);
    const white = portrait();
    white.data.fill(255);
    expect(shareOf(white)).toBe(0);
  });
});
