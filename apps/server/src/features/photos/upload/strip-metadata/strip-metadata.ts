import { crc32 } from 'node:zlib';
import type { UploadMime } from '@vesika/contract';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { isRecord } from './carried-record.ts';
import { isJpeg, stripJpeg } from './jpeg.ts';
import { exifOf, nothingRetained, type RetainedExif, readRetainedExif } from './retained-exif.ts';
import { isWebp, stripWebp } from './webp.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that pixels and colours need; text, time, Exif, XMP and animation frames are removed. */
const neededChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
  ...['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'sBIT', 'pHYs'],
]);

function isPng(source: Buffer): boolean {
  return source.subarray(0, signature.length).equals(signature);
}

/** Source: W3C PNG (third edition), 5.3 and 11. */
function stripPng(source: Buffer): Buffer {
  const stored: Buffer[] = [];
  let stated: RetainedExif | undefined;
  let at = signature.length;
  while (at + 12 <= source.length) {
    const end = at + 12 + source.readUInt32BE(at);
    const type = source.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) throw new ServiceError('file-damaged');
    if (type === 'eXIf') stated ??= readRetainedExif(source.subarray(at + 8, end - 4));
    if (neededChunks.has(type) || isRecord(source.subarray(at, end))) stored.push(source.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  if (stored.length === 0) throw new ServiceError('file-damaged');
  // Decoders look for Exif before the first IDAT.
  stored.splice(1, 0, ...exifChunk(stated ?? nothingRetained));
  return Buffer.concat([signature, ...stored]);
}

function exifChunk(stated: RetainedExif): Buffer[] {
  const exif = exifOf(stated);
  if (!exif) return [];
  const typeAndData = Buffer.concat([Buffer.from('eXIf'), exif]);
  const chunk = Buffer.alloc(typeAndData.length + 8);
  chunk.writeUInt32BE(typeAndData.length - 4, 0);
  typeAndData.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typeAndData), chunk.length - 4);
  return [chunk];
}

interface Container {
  mime: UploadMime;
  extension: 'jpg' | 'png' | 'webp';
  matches: (source: Buffer) => boolean;
  strip: (source: Buffer) => Buffer;
}

const containers: readonly Container[] = [
  { mime: 'image/jpeg', extension: 'jpg', matches: isJpeg, strip: stripJpeg },
  { mime: 'image/png', extension: 'png', matches: isPng, strip: stripPng },
  { mime: 'image/webp', extension: 'webp', matches: isWebp, strip: stripWebp },
];

export interface StrippedPicture {
  bytes: Buffer;
  extension: Container['extension'];
}

export function stripMetadata(source: Buffer): StrippedPicture {
  if (source.length === 0) throw new ServiceError('file-empty');
  const container = containers.find(({ matches }) => matches(source));
  if (!container) throw new ServiceError('file-type-unsupported');
  return { bytes: container.strip(source), extension: container.extension };
}
