import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { orientationOnly, readOrientation } from './exif-orientation.ts';

const neededChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const flag = { exif: 0x08, xmp: 0x04 };

export function isWebp(source: Buffer): boolean {
  return source.toString('latin1', 0, 4) === 'RIFF' && source.toString('latin1', 8, 12) === 'WEBP';
}

/**
 * As stripJpeg, for WEBP.
 *
 * Throws: file-damaged.
 * Source: RFC 9649, 2.3 to 2.7.
 */
export function stripWebp(source: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: number | undefined;
  let at = 12;
  const declaredEnd = Math.min(source.length, 8 + source.readUInt32LE(4));
  while (at + 8 <= declaredEnd) {
    const length = source.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length + (length % 2), source.length);
    const type = source.toString('latin1', at, at + 4);
    if (!/^[\x20-\x7e]{4}$/.test(type)) throw new ServiceError('file-damaged');
    if (type === 'EXIF') orientation ??= readOrientation(withoutHeader(source.subarray(at + 8, end)));
    if (neededChunks.has(type)) kept.push(source.subarray(at, end));
    at = end;
  }
  const turned = orientation !== undefined && orientation !== 1;
  const chunks = kept.map((chunk) => withFlags(chunk, turned));
  return riff(turned && isExtended(chunks) ? [...chunks, exifChunk(orientation!)] : chunks);
}

/** Some writers put the header of a JPEG segment first. */
function withoutHeader(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

function isExtended([first]: Buffer[]): boolean {
  return first?.toString('latin1', 0, 4) === 'VP8X';
}

function withFlags(chunk: Buffer, turned: boolean): Buffer {
  if (!isExtended([chunk]) || chunk.length < 9) return chunk;
  const copy = Buffer.from(chunk);
  const without = copy[8]! & ~(flag.exif | flag.xmp);
  copy[8] = turned ? without | flag.exif : without;
  return copy;
}

function exifChunk(orientation: number): Buffer {
  const data = orientationOnly(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

function riff(chunks: Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
