import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';
import { decodeAt } from '../ask.ts';
import { damaged, type Family, type HostileCase, pictureMsMax, pictureOutcomes } from '../hostile-case.ts';
import { blankPng, frameAt, plain, pngChunk, withStatedSize } from '../pictures.ts';

const tooLarge = ['422 picture-too-large'];
const noFace = ['422 face-missing'];
const refused = ['422 picture-too-large', '422 file-damaged', '422 face-missing'];

/** Small files that decode to gigabytes or take minutes. */
export const bombs: Family = {
  name: 'decompression bombs',
  cases: ({ portrait }) => {
    const bomb = (what: string, expected: Bomb['expected'], make: Bomb['make']): Bomb => ({
      what,
      expected,
      make,
    });
    const jpeg = (widthPx: number, heightPx: number, options: JpegOptions = {}) =>
      plain(widthPx, heightPx)
        .jpeg({ quality: 30, ...options })
        .toBuffer();
    return armed([
      bomb('PNG of 30000 x 30000 in black and white', tooLarge, () =>
        blankPng({ widthPx: 30_000, heightPx: 30_000, bits: 1 }),
      ),
      bomb('PNG of 20000 x 20000 in grey', tooLarge, () =>
        blankPng({ widthPx: 20_000, heightPx: 20_000, bits: 8 }),
      ),
      bomb('PNG that says 2147483647 x 2147483647', refused, () =>
        blankPng({ widthPx: 2 ** 31 - 1, heightPx: 2 ** 31 - 1, bits: 1, share: 0 }),
      ),
      bomb('PNG of 0 x 0', damaged, () => blankPng({ widthPx: 0, heightPx: 0, bits: 8 })),
      bomb('PNG of 64 megapixels in 16 bits with transparency', noFace, () =>
        blankPng({ widthPx: 8000, heightPx: 8000, bits: 16 }),
      ),
      bomb('PNG of 64 megapixels in 16 bits, interlaced', tooLarge, () =>
        blankPng({ widthPx: 8000, heightPx: 8000, bits: 16, isInterlaced: true }),
      ),
      bomb('PNG of 25 megapixels in 16 bits, interlaced', [...noFace, '422 file-damaged'], () =>
        blankPng({ widthPx: 5000, heightPx: 5000, bits: 16, isInterlaced: true }),
      ),
      bomb('PNG of 64 megapixels with a tenth of its rows', damaged, () =>
        blankPng({ widthPx: 8000, heightPx: 8000, bits: 8, share: 0.1 }),
      ),
      bomb('PNG of 1 x 60000000', ['422 picture-too-small', '422 file-damaged'], () =>
        blankPng({ widthPx: 1, heightPx: 60_000_000, bits: 8, share: 0.001 }),
      ),
      bomb('PNG whose colour profile unpacks to 512 MB', pictureOutcomes, () => profilePng(512)),
      bomb('PNG with a million empty chunks of pixels', pictureOutcomes, () => chunkyPng(800_000)),
      bomb('JPEG that says 65500 x 65500', tooLarge, () => withStatedSize(portrait, 65_500, 65_500)),
      bomb('JPEG that says 65500 x 900', [...refused, '422 file-damaged'], () =>
        withStatedSize(portrait, 65_500, 900),
      ),
      bomb('JPEG that says no height', pictureOutcomes, () => withStatedSize(portrait, 600, 0)),
      bomb('JPEG of 65500 x 976', noFace, () => jpeg(65_500, 976)),
      bomb('JPEG of 976 x 65500', noFace, () => jpeg(976, 65_500)),
      bomb('JPEG of 64 megapixels, progressive', noFace, () => jpeg(8000, 8000, { progressive: true })),
      bomb('JPEG of 64 megapixels, progressive, of one kind of samples', noFace, () =>
        jpeg(8000, 8000, { progressive: true, chromaSubsampling: '4:4:4' }),
      ),
      bomb('JPEG of 64 megapixels in four inks', tooLarge, () => inFourInks(8000, 8000)),
      bomb('JPEG of 25 megapixels in four inks, progressive', noFace, () => inFourInks(5000, 5000, true)),
      bomb('JPEG with 3000 scans', pictureOutcomes, () => manyScans(portrait, 3000)),
      bomb('JPEG of 36 megapixels with 500 scans', pictureOutcomes, async () =>
        manyScans(await jpeg(6000, 6000, { progressive: true }), 500),
      ),
      bomb('JPEG with a restart after every block', pictureOutcomes, () => manyRestarts(portrait)),
      ...['JPEG of 12 bits', 'JPEG without loss', 'JPEG in arithmetic code', 'JPEG in hierarchies'].map(
        (what, index) =>
          bomb(what, pictureOutcomes, () =>
            ofKind(portrait, [0xc1, 0xc3, 0xc9, 0xc5][index]!, index === 0 ? 12 : 8),
          ),
      ),
      bomb('WEBP of 16383 x 16383', tooLarge, () =>
        plain(16_383, 16_383).webp({ lossless: true, effort: 0 }).toBuffer(),
      ),
      bomb('WEBP of 64 megapixels', noFace, () =>
        plain(8000, 8000).webp({ quality: 1, effort: 0 }).toBuffer(),
      ),
      bomb('WEBP of 64 megapixels with transparency, without loss', noFace, () =>
        plain(8000, 8000, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
      ),
      bomb('WEBP with 300 pictures', noFace, () => animation(300)),
      bomb('SVG of entities in entities', ['415 file-type-unsupported'], () => Buffer.from(laughs)),
      bomb('GIF of 65535 x 65535', ['415 file-type-unsupported'], () =>
        Buffer.from('GIF89a\xff\xff\xff\xff\xf7\0\0,\0\0\0\0\xff\xff\xff\xff\0\x08', 'latin1'),
      ),
      bomb('TIFF of 2147483647 strips', ['415 file-type-unsupported'], () =>
        Buffer.from('II*\0\x08\0\0\0\x01\0\x11\x01\x04\0\xff\xff\xff\x7f\x08\0\0\0', 'latin1'),
      ),
    ]);
  },
};

interface Bomb {
  what: string;
  expected: readonly string[];
  make: () => Buffer | Promise<Buffer>;
}

/** Builds the files in advance, so that only the server's time is measured. */
async function armed(bombs: readonly Bomb[]): Promise<HostileCase[]> {
  const cases: HostileCase[] = [];
  for (const { what, expected, make } of bombs) {
    const picture = await make();
    cases.push({ what, expected, withinMs: pictureMsMax, send: ({ url }) => decodeAt(url, picture) });
  }
  return cases;
}

async function profilePng(megabytes: number): Promise<Buffer> {
  const packed = await promisify(deflate)(Buffer.alloc(megabytes * 2 ** 20));
  const chunks = [pngChunk('iCCP', Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), packed]))];
  return blankPng({ widthPx: 400, heightPx: 500, bits: 8, chunks });
}

function chunkyPng(count: number): Promise<Buffer> {
  const empty = pngChunk('IDAT', Buffer.alloc(0));
  return blankPng({
    widthPx: 400,
    heightPx: 500,
    bits: 8,
    chunks: Array.from({ length: count }, () => empty),
  });
}

function inFourInks(widthPx: number, heightPx: number, progressive = false): Promise<Buffer> {
  return plain(widthPx, heightPx).toColourspace('cmyk').jpeg({ quality: 30, progressive }).toBuffer();
}

/** Repeats the last scan of a progressive JPEG; each one passes over all blocks. */
async function manyScans(picture: Buffer, count: number): Promise<Buffer> {
  const progressive = await sharp(picture).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = progressive.length - 2;
  const scan = progressive.subarray(last, end);
  const room = Math.floor((9.9e6 - progressive.length) / scan.length);
  const again = Array.from({ length: Math.min(count, room) }, () => scan);
  return Buffer.concat([progressive.subarray(0, end), ...again, progressive.subarray(end)]);
}

function manyRestarts(portrait: Buffer): Buffer {
  const at = frameAt(portrait);
  return Buffer.concat([
    portrait.subarray(0, at),
    Buffer.from([0xff, 0xdd, 0, 4, 0, 1]),
    portrait.subarray(at),
  ]);
}

function ofKind(portrait: Buffer, marker: number, bits: number): Buffer {
  const other = Buffer.from(portrait);
  const at = frameAt(portrait);
  other[at + 1] = marker;
  other[at + 4] = bits;
  return other;
}

async function animation(count: number): Promise<Buffer> {
  const [widthPx, heightPx] = [400, 500];
  const frames = Buffer.alloc(widthPx * heightPx * 3 * count, 90);
  // Identical frames would be merged, so each one differs.
  for (let frame = 0; frame < count; frame++) frames[frame * widthPx * heightPx * 3] = frame % 256;
  const raw = { width: widthPx, height: heightPx * count, channels: 3, pageHeight: heightPx } as const;
  return sharp(frames, { raw, limitInputPixels: false }).webp({ quality: 1, effort: 0 }).toBuffer();
}

const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${Array.from(
  { length: 25 },
  (_, i) => `<!ENTITY a${i} "&a${i ? i - 1 : ''};&a${i ? i - 1 : ''};">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a24;</text></svg>`;
