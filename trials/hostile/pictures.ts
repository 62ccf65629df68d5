import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';

export type Format = 'jpeg' | 'png' | 'webp';
export const formats: readonly Format[] = ['jpeg', 'png', 'webp'];

/** Encodes the portrait in each accepted format. */
export async function inFormats(portrait: Buffer): Promise<Record<Format, Buffer>> {
  const [png, webp] = await Promise.all([
    sharp(portrait).png().toBuffer(),
    sharp(portrait).webp({ quality: 80 }).toBuffer(),
  ]);
  return { jpeg: portrait, png, webp };
}

/** A picture of one colour: many pixels in few bytes. */
export function plain(widthPx: number, heightPx: number, channels: 3 | 4 = 3) {
  const background = { r: 200, g: 180, b: 160, alpha: 1 };
  return sharp({
    create: { width: widthPx, height: heightPx, channels, background },
    limitInputPixels: false,
  });
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

interface BlankPng {
  widthPx: number;
  heightPx: number;
  /** 1 and 8 bits are grey, 16 are colour with transparency. */
  bits: 1 | 8 | 16;
  isInterlaced?: boolean;
  /** Share of the header's rows that are present. */
  share?: number;
  /** Chunks to insert between header and pixels. */
  chunks?: readonly Buffer[];
}

/** A black PNG, encoded here because libraries refuse these sizes. */
export async function blankPng({
  widthPx,
  heightPx,
  bits,
  isInterlaced,
  share = 1,
  chunks = [],
}: BlankPng): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([bits, bits === 16 ? 6 : 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const rowBytes = 1 + Math.ceil((widthPx * (bits === 16 ? 64 : bits)) / 8);
  // The passes of an interlaced PNG have shorter rows, so 15/8 of the rows is more than enough zeros.
  const rows = Math.ceil(heightPx * share * (isInterlaced ? 15 / 8 : 1));
  const pixels = await promisify(deflate)(Buffer.alloc(rowBytes * rows));
  const parts = [
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([pngSignature, ...parts]);
}

/** Inserts segments after the start marker. */
export function withSegments(jpeg: Buffer, segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function jpegSegment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Returns the offset of the frame header, which contains height and width. */
export function frameAt(jpeg: Buffer): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return at;
  }
  throw new Error('there is no frame');
}

/** Overwrites the size in the header. */
export function withStatedSize(jpeg: Buffer, widthPx: number, heightPx: number): Buffer {
  const lying = Buffer.from(jpeg);
  const at = frameAt(jpeg);
  lying.writeUInt16BE(heightPx, at + 5);
  lying.writeUInt16BE(widthPx, at + 7);
  return lying;
}
