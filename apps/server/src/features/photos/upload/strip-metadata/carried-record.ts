import { crc32 } from 'node:zlib';

/** Bytes that a record adds to a JPEG or PNG file, always the same, so that a report can state the size of its file. */
export const recordBytes = 2048;

/** JPEG: a comment segment (ITU-T T.81, B.2.4.5). PNG: an ancillary, private chunk that is unsafe to copy (W3C PNG, 5.4). */
const jpegHead = Buffer.from([0xff, 0xfe, (recordBytes - 2) >> 8, (recordBytes - 2) & 0xff]);
const chunkType = Buffer.from('vkRD', 'latin1');
const label = Buffer.from('vesika-record/1\0', 'latin1');
const chunkOverhead = 12;

/** Bytes that a record may have in both formats. */
export const payloadBytes = recordBytes - chunkOverhead - label.length;

interface CarryingFile {
  /** Null if the file carries no record. */
  payload: Buffer | null;
  /** The file without the record. */
  rest: Buffer;
}

/** In: a JPEG or PNG without a record, and at most `payloadBytes`. Other files are returned unchanged. */
export function withPayload(file: Buffer, payload: Buffer): Buffer {
  if (isJpeg(file)) {
    const at = endOfJpegHeaders(file);
    const segment = Buffer.concat([jpegHead, label, payload], recordBytes);
    return Buffer.concat([file.subarray(0, at), segment, file.subarray(at)]);
  }
  if (isPng(file)) {
    const at = endOfPngHeader;
    return Buffer.concat([file.subarray(0, at), pngChunk(payload), file.subarray(at)]);
  }
  return file;
}

export function readPayload(file: Buffer): CarryingFile {
  const none = { payload: null, rest: file };
  if (isJpeg(file)) return taken(file, endOfJpegHeaders(file), jpegHead, recordBytes) ?? none;
  return (isPng(file) && taken(file, endOfPngHeader, pngHead, recordBytes - 4)) || none;
}

/** Whether a segment or chunk, from its head on, is in the form of a record. */
export function isRecord(part: Buffer): boolean {
  const head = part[0] === 0xff ? jpegHead : pngHead;
  return (
    part.length === recordBytes &&
    part.subarray(0, head.length).equals(head) &&
    part.subarray(head.length, head.length + label.length).equals(label)
  );
}

const pngHead = Buffer.concat([
  Buffer.from([0, 0, (recordBytes - chunkOverhead) >> 8, (recordBytes - chunkOverhead) & 0xff]),
  chunkType,
]);
/** Signature and IHDR. */
const endOfPngHeader = 8 + chunkOverhead + 13;

function pngChunk(payload: Buffer): Buffer {
  const chunk = Buffer.concat([pngHead, label, payload], recordBytes);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, recordBytes - 4)), recordBytes - 4);
  return chunk;
}

function taken(file: Buffer, at: number, head: Buffer, end: number): CarryingFile | null {
  const part = file.subarray(at, at + recordBytes);
  if (!isRecord(part)) return null;
  return {
    payload: part.subarray(head.length + label.length, end),
    rest: Buffer.concat([file.subarray(0, at), file.subarray(at + recordBytes)]),
  };
}

/** Position after the start of the image and its application segments. */
function endOfJpegHeaders(file: Buffer): number {
  let at = 2;
  while (file[at] === 0xff && (file[at + 1]! & 0xf0) === 0xe0 && at + 4 <= file.length) {
    at += 2 + file.readUInt16BE(at + 2);
  }
  return Math.min(at, file.length);
}

function isJpeg(file: Buffer): boolean {
  return file[0] === 0xff && file[1] === 0xd8;
}

function isPng(file: Buffer): boolean {
  return file.toString('latin1', 1, 4) === 'PNG' && file.length > endOfPngHeader;
}
