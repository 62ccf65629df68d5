import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { exifOf, nothingRetained, type RetainedExif, readRetainedExif } from './retained-exif.ts';

const neededChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const flag = { exif: 0x08, xmp: 0x04 };

export function isWebp(source: Buffer): boolean {
  return source.toString('latin1', 0, 4) === 'RIFF' && source.toString('latin1', 8, 12) === 'WEBP';
}

/** Source: RFC 9649, 2.3 to 2.7. */
export function stripWebp(source: Buffer): Buffer {
  const stored: Buffer[] = [];
  let stated: RetainedExif | undefined;
  let at = 12;
  const declaredEnd = Math.min(source.length, 8 + source.readUInt32LE(4));
  while (at + 8 <= declaredEnd) {
    const length = source.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length + (length % 2), source.length);
    const type = source.toString('latin1', at, at + 4);
    if (!/^[\x20-\x7e]{4}$/.test(type)) throw new ServiceError('file-damaged');
    if (type === 'EXIF') stated ??= readRetainedExif(withoutHeader(source.subarray(at + 8, end)));
    if (neededChunks.has(type)) stored.push(source.subarray(at, end));
    at = end;
  }
  const exif = exifOf(stated ?? nothingRetained);
  const chunks = stored.map((chunk) => withFlags(chunk, exif !== null));
  return riff(exif && isExtended(chunks) ? [...chunks, exifChunk(exif)] : chunks);
}

/** Some writers add the header of a JPEG segment. */
function withoutHeader(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

function isExtended([first]: Buffer[]): boolean {
  return first?.toString('latin1', 0, 4) === 'VP8X';
}

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  if (!isExtended([chunk]) || chunk.length < 9) return chunk;
  const copy = Buffer.from(chunk);
  const without = copy[8]! & ~(flag.exif | flag.xmp);
  copy[8] = hasExif ? without | flag.exif : without;
  return copy;
}

function exifChunk(data: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

function riff(chunks: Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
