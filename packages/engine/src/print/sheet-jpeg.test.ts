import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutSheet } from './layout-sheet.ts';
import type { SheetBox } from './sheet.ts';
import { renderSheetJpeg } from './sheet-jpeg.ts';

const skin = '#c08a63';
let photo: Buffer;

beforeAll(async () => {
  const create = { width: 413, height: 531, channels: 3 as const, background: skin };
  photo = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'a photographer' } })
    .jpeg()
    .toBuffer();
});

describe.each([
  [254, 1500, 1000],
  [300, 1772, 1181],
  [600, 3543, 2362],
] as const)('at %i dpi', (dpi, widthPx, heightPx) => {
  let sheet: Buffer;

  beforeAll(async () => {
    const layout = layoutSheet({ paper: '10x15', photos: [{ widthMm: 35, heightMm: 45, count: 'fill' }] });
    sheet = await renderSheetJpeg(layout, [photo], { dpi });
  });

  it('has the pixels and density of the paper, an sRGB profile and no other metadata', async () => {
    const metadata = await sharp(sheet).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: widthPx, height: heightPx, density: dpi });
    expect(metadata.chromaSubsampling).toBe('4:4:4');
    expect(metadata.icc).toBeDefined();
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows eight photos of 35 x 45 mm that no mark overlaps', async () => {
    const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
    let skinPx = 0;
    for (let i = 0; i < data.length; i += info.channels) {
      if (Math.abs(data[i]! - 0xc0) + Math.abs(data[i + 1]! - 0x8a) + Math.abs(data[i + 2]! - 0x63) < 30)
        skinPx++;
    }
    const expectedPx = 8 * (35 / 25.4) * (45 / 25.4) * dpi * dpi;
    expect(Math.abs(skinPx / expectedPx - 1)).toBeLessThan(0.005);
  });
});

it('gives a white photo on white paper an edge to cut along, outside the photo', async () => {
  const create = { width: 413, height: 531, channels: 3 as const, background: 'white' };
  const white = await sharp({ create }).png().toBuffer();
  const request = { paper: '10x15', photos: [{ widthMm: 35, heightMm: 45, count: 1 }] } as const;
  const layout = layoutSheet(request);
  const { leftMm, topMm, widthMm, heightMm } = layout.placements[0]!;
  const { data, info } = await sharp(await renderSheetJpeg(layout, [white]))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const px = (mm: number) => Math.round((mm / 25.4) * 300);
  const middle = px(topMm + heightMm / 2) * info.width;
  expect(data[middle + px(leftMm) - 1]).toBeLessThan(200);
  expect(data[middle + px(leftMm) + 2]).toBeGreaterThan(250);
  expect(data[middle + px(leftMm + widthMm)]).toBeLessThan(200);
  const plain = await renderSheetJpeg(layoutSheet({ ...request, cutMarks: false }), [white]);
  const unmarked = await sharp(plain).greyscale().raw().toBuffer();
  expect(unmarked[middle + px(leftMm) - 1]).toBeGreaterThan(250);
});

it('places several sizes on one sheet', async () => {
  const layout = layoutSheet({
    paper: 'a4',
    photos: [
      { widthMm: 35, heightMm: 45, count: 2 },
      { widthMm: 51, heightMm: 51, count: 1 },
    ],
  });
  const metadata = await sharp(await renderSheetJpeg(layout, [photo, photo])).metadata();
  expect([metadata.width, metadata.height].sort()).toEqual([2480, 3508]);
});

it('writes a name below its photo and not on it', async () => {
  const photos = [{ widthMm: 35, heightMm: 45, count: 1, label: 'Ayşe Işık' }];
  const layout = layoutSheet({ paper: '10x15', photos });
  const [{ leftMm, topMm, widthMm, heightMm, label }] = layout.placements as [
    (typeof layout.placements)[number],
  ];
  const darkest = async (box: SheetBox) => {
    const px = (mm: number) => Math.round((mm * 300) / 25.4);
    const { leftMm, topMm, widthMm, heightMm } = box;
    const part = { left: px(leftMm), top: px(topMm), width: px(widthMm), height: px(heightMm) };
    const sheet = await renderSheetJpeg(layout, [photo]);
    const { channels } = await sharp(await sharp(sheet).extract(part).greyscale().toBuffer()).stats();
    return channels[0]!.min;
  };
  expect(await darkest(label!.box)).toBeLessThan(90);
  const inside = { leftMm: leftMm + 1, topMm: topMm + 1, widthMm: widthMm - 2, heightMm: heightMm - 2 };
  expect(await darkest(inside)).toBeGreaterThan(120);
});
