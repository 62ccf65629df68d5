import { fileTypeFromBuffer } from 'file-type';
import { EngineError } from '../errors.ts';
import { type AcceptedMime, acceptedMimes, sourceLimits } from './limits.ts';

/**
 * Detects the file type from the bytes, whatever the name of the file.
 *
 * Throws: EngineError file-empty, file-too-large, file-type-unsupported, file-damaged.
 */
export async function sniff(source: Buffer): Promise<AcceptedMime> {
  if (source.length === 0) throw new EngineError('file-empty');
  if (source.length > sourceLimits.bytesMax) {
    throw new EngineError('file-too-large', { bytes: source.length, bytesMax: sourceLimits.bytesMax });
  }
  const found = (await fileTypeOf(source))?.mime;
  const accepted = acceptedMimes.find((mime) => mime === found);
  if (!accepted) throw new EngineError('file-type-unsupported', { found: found ?? 'unknown' });
  return accepted;
}

/** file-type reads beyond the signature, and throws when the file ends there. */
async function fileTypeOf(source: Buffer) {
  try {
    return await fileTypeFromBuffer(source);
  } catch (cause) {
    throw new EngineError('file-damaged', {}, { cause });
  }
}
