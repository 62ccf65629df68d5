import { inflateSync } from 'node:zlib';
import { type PaperId, paperIds } from '@vesika/requirements/vocabulary';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutSheet, layoutSheets } from './layout-sheet.ts';
import { renderSheetPdf } from './sheet-pdf.ts';

const ptPerMm = 72 / 25.4;
let photo: Buffer;
let other: Buffer;

beforeAll(async () => {
  photo = await flatJpeg(413, 531, '#c08a63');
  other = await flatJpeg(600, 600, '#5b412b');
});

describe('the page', () => {
  it.each([
    ['4x6in', 288, 432],
    ['5x7in', 360, 504],
    ['letter', 612, 792],
    ['a4', 595.275591, 841.889764],
    ['10x15', 283.464567, 425.19685],
    ['9x13', 252, 360],
    ['postcard', 283.464567, 419.527559],
    ['13x18', 368.503937, 510.23622],
  ] as const)('of %s measures %f x %f pt', async (paper, shortPt, longPt) => {
    const pdf = readPdf(await sheetOf(paper, 1));
    expect([...pdf.pagePt].sort((a, b) => a - b)).toEqual([shortPt, longPt]);
  });

  it('tells viewers not to scale it', async () => {
    expect(readPdf(await sheetOf('a4', 1)).text).toContain('/PrintScaling /None');
  });
});

describe('the photos', () => {
  it('are drawn at every place and embedded once', async () => {
    const pdf = readPdf(await sheetOf('10x15', 'fill'));
    expect(pdf.drawn).toHaveLength(8);
    expect(pdf.text.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('are embedded byte for byte, so that nothing is compressed twice', async () => {
    expect((await sheetOf('10x15', 'fill')).indexOf(photo)).toBeGreaterThan(0);
  });

  it('may be PNG', async () => {
    const layout = layoutSheet({ paper: 'a4', photos: [{ widthMm: 35, heightMm: 45, count: 2 }] });
    const pdf = readPdf(await renderSheetPdf([layout], [await sharp(photo).png().toBuffer()]));
    expect(pdf.drawn).toHaveLength(2);
    expect(pdf.text).toContain('/Predictor 15');
  });

  it.each(paperIds)(
    'are on %s where the layout put them, exact to a thousandth of a point',
    async (paper) => {
      const layout = layoutSheet({
        paper,
        photos: [
          { widthMm: 35, heightMm: 45, count: 1 },
          { widthMm: 51, heightMm: 51, count: 1 },
        ],
      });
      const { drawn } = readPdf(await renderSheetPdf([layout], [photo, other]));
      expect(drawn).toHaveLength(2);
      for (const [index, { leftMm, topMm, widthMm, heightMm }] of layout.placements.entries()) {
        expect(drawn[index]!.widthPt).toBeCloseTo(widthMm * ptPerMm, 3);
        expect(drawn[index]!.heightPt).toBeCloseTo(heightMm * ptPerMm, 3);
        expect(drawn[index]!.leftPt).toBeCloseTo(leftMm * ptPerMm, 3);
        expect(drawn[index]!.topPt).toBeCloseTo(topMm * ptPerMm, 3);
      }
    },
  );
});

describe('several people', () => {
  const photos = [
    { widthMm: 35, heightMm: 45, count: 4, label: 'Ayşe' },
    { widthMm: 51, heightMm: 51, count: 2, label: '安娜' },
  ];

  it('have their photos on as many pages as needed, all at true size', async () => {
    const layouts = layoutSheets({ paper: '10x15', photos });
    expect(layouts.length).toBeGreaterThan(1);
    const bytes = await renderSheetPdf(layouts, [photo, other]);
    const text = bytes.toString('latin1');
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(layouts.length);
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2);
    const drawn = contentStreams(bytes, text).flatMap(picturesIn);
    const placed = layouts.flatMap(({ placements }) => placements);
    expect(drawn).toHaveLength(6);
    for (const [index, { widthMm, heightMm, leftMm, topMm }] of placed.entries()) {
      expect(drawn[index]!.widthPt).toBeCloseTo(widthMm * ptPerMm, 3);
      expect(drawn[index]!.heightPt).toBeCloseTo(heightMm * ptPerMm, 3);
      expect(drawn[index]!.leftPt).toBeCloseTo(leftMm * ptPerMm, 3);
      expect(drawn[index]!.topPt).toBeCloseTo(topMm * ptPerMm, 3);
    }
  });

  it('have their names drawn as shapes', async () => {
    const curvesIn = async (named: boolean) => {
      const of = photos.map(({ label, ...rest }) => (named ? { ...rest, label } : rest));
      const bytes = await renderSheetPdf(layoutSheets({ paper: 'a4', photos: of }), [photo, other]);
      return contentStreams(bytes, bytes.toString('latin1'))[0]!.match(/ [cv]\n/g)?.length ?? 0;
    };
    expect(await curvesIn(false)).toBe(0);
    expect(await curvesIn(true)).toBeGreaterThan(50);
  });
});

describe('the note', () => {
  it('is searchable text when Helvetica has its characters', async () => {
    const { words } = readPdf(await sheetOf('a4', 1, 'Bei 100 % drucken, nicht an die Seite anpassen.'));
    expect(words).toContain('50 mm    Bei 100 % drucken, nicht an die Seite anpassen.');
  });

  it.each([
    ['tr', '%100 ölçekle yazdırın'],
    ['ru', 'Печатать в масштабе 100 %'],
    ['ar', 'اطبع بنسبة 100 %'],
    ['zh', '请按 100 % 打印'],
    ['ja', '倍率100%で印刷してください'],
  ])('is a shape in %s', async (language, note) => {
    const bytes = await sheetOf('a4', 1, note, language);
    const [content] = contentStreams(bytes, bytes.toString('latin1'));
    expect(content!.match(/ [clv]\n/g)!.length).toBeGreaterThan(100);
    expect(readPdf(bytes).words.trim()).toBe('50 mm');
  });
});

it('gives the same bytes for the same request', async () => {
  expect((await sheetOf('a4', 'fill')).equals(await sheetOf('a4', 'fill'))).toBe(true);
});

async function sheetOf(
  paper: PaperId,
  count: number | 'fill',
  note?: string,
  language?: string,
): Promise<Buffer> {
  const layout = layoutSheet({ paper, photos: [{ widthMm: 35, heightMm: 45, count }] });
  return await renderSheetPdf([layout], [photo], { note, language });
}

async function flatJpeg(width: number, height: number, background: string): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

interface DrawnPicture {
  leftPt: number;
  topPt: number;
  widthPt: number;
  heightPt: number;
}

/** Minimal PDF reader: page size, drawing operators and text. */
function readPdf(bytes: Buffer): {
  text: string;
  pagePt: [number, number];
  drawn: DrawnPicture[];
  words: string;
} {
  const text = bytes.toString('latin1');
  const [, widthPt, heightPt] = text.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)!.map(Number);
  const content = contentStreams(bytes, text)[0]!;
  const words = [...content.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
    .join('');
  return { text, pagePt: [widthPt!, heightPt!], drawn: picturesIn(content), words };
}

function picturesIn(content: string): DrawnPicture[] {
  return [...content.matchAll(/([-\d.]+) 0 0 ([-\d.]+) ([-\d.]+) ([-\d.]+) cm\n\/\w+ Do/g)].map((match) => {
    const [width, height, left, bottom] = match.slice(1).map(Number) as [number, number, number, number];
    return { leftPt: left, topPt: bottom + height, widthPt: width, heightPt: -height };
  });
}

/** Content streams of the pages in order; photos use other filters. */
function contentStreams(bytes: Buffer, text: string): string[] {
  const heads = [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)];
  return heads.flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    const content = inflateSync(bytes.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
    return content.includes(' Do\n') ? [content] : [];
  });
}
