import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { isRecord } from './carried-record.ts';
import { exifOf, nothingRetained, type RetainedExif, readRetainedExif } from './retained-exif.ts';

const marker = {
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP14: 0xee,
  COM: 0xfe,
};
const exifHeader = Buffer.from('Exif\0\0', 'latin1');

export function isJpeg(source: Buffer): boolean {
  return source.length > 3 && source[0] === 0xff && source[1] === marker.SOI && source[2] === 0xff;
}

/**
 * Orientation, colour profile and Adobe transform stay because they affect the appearance, and so do the focal length and the
 * record that our own files carry. A truncated picture stays truncated, so that the decoder notices. Source: ITU-T T.81, annex B.
 */
export function stripJpeg(source: Buffer): Buffer {
  const stored: Buffer[] = [];
  let exif: RetainedExif | undefined;
  let at = 2;
  let end: readonly Buffer[] = [];
  while (at < source.length) {
    at = nextMarker(source, at);
    const code = source[at + 1];
    if (code === marker.EOI) end = [Buffer.from([0xff, marker.EOI])];
    if (code === undefined || code === marker.EOI) break;
    const segmentEnd = endOfSegment(source, at);
    const next = code === marker.SOS ? endOfScan(source, segmentEnd) : segmentEnd;
    const payload = source.subarray(at + 4, segmentEnd);
    if (code === marker.APP1 && startsWith(payload, exifHeader)) {
      exif ??= readRetainedExif(payload.subarray(exifHeader.length));
    }
    if (isNeeded(code, payload) || isRecord(source.subarray(at, next)))
      stored.push(source.subarray(at, next));
    at = next;
  }
  return Buffer.concat([
    Buffer.from([0xff, marker.SOI]),
    ...exifSegment(exif ?? nothingRetained),
    ...stored,
    ...end,
  ]);
}

/** Start of the next marker; stray bytes and fill bytes are skipped, as decoders do. */
function nextMarker(source: Buffer, from: number): number {
  let at = source.indexOf(0xff, from);
  while (at >= 0 && (source[at + 1] === 0xff || source[at + 1] === 0)) at = source.indexOf(0xff, at + 1);
  return at < 0 ? source.length : at;
}

function endOfSegment(source: Buffer, at: number): number {
  const code = source[at + 1]!;
  if (isStandalone(code)) return at + 2;
  if (at + 4 > source.length) return source.length;
  const length = source.readUInt16BE(at + 2);
  if (length < 2) throw new ServiceError('file-damaged');
  return Math.min(at + 2 + length, source.length);
}

/** Entropy-coded data ends at the first marker that is neither a stuffed zero nor a restart. */
function endOfScan(source: Buffer, from: number): number {
  let at = source.indexOf(0xff, from);
  while (at >= 0) {
    const code = source[at + 1];
    if (code !== undefined && code !== 0 && code !== 0xff && !isRestart(code)) return at;
    at = source.indexOf(0xff, at + 1);
  }
  return source.length;
}

function isNeeded(code: number, payload: Buffer): boolean {
  if (code === marker.APP0) return startsWith(payload, 'JFIF\0') && payload.length === 14;
  if (code === marker.APP2) return startsWith(payload, 'ICC_PROFILE\0');
  if (code === marker.APP14) return startsWith(payload, 'Adobe');
  const isApplicationData = code >= marker.APP0 && code <= 0xef;
  return !isApplicationData && code !== marker.COM && code !== marker.SOI;
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

function isStandalone(code: number): boolean {
  return isRestart(code) || code === marker.SOI || code === 0x01;
}

function exifSegment(stored: RetainedExif): Buffer[] {
  const exif = exifOf(stored);
  if (!exif) return [];
  const payload = Buffer.concat([exifHeader, exif]);
  const head = Buffer.from([0xff, marker.APP1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return [head, payload];
}

function startsWith(payload: Buffer, prefix: Buffer | string): boolean {
  const wanted = Buffer.from(prefix as string, 'latin1');
  return payload.subarray(0, wanted.length).equals(wanted);
}
