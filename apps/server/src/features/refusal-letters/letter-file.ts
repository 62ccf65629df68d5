import { ServiceError } from '../../platform/errors/service-error.ts';
import { makePage, type PageParts, receivedPicture } from '../photos/index.ts';

export interface LetterFile {
  bytes: Buffer;
  extension: 'jpg' | 'pdf';
}

type Order = Omit<Parameters<typeof makePage>[1], 'picture'>;

/**
 * A picture is encoded again, so nothing else of its file is kept. A PDF is kept as it is and never opened here:
 * operators get it as a download alone.
 */
export async function readLetter(parts: PageParts, sent: Buffer, order: Order): Promise<LetterFile> {
  if (sent.length === 0) throw new ServiceError('file-empty');
  if (isPdf(sent)) return { bytes: sent, extension: 'pdf' };
  return { bytes: await makePage(parts, { picture: pictureOf(sent), ...order }), extension: 'jpg' };
}

function pictureOf(sent: Buffer) {
  try {
    return receivedPicture(sent);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'file-type-unsupported') throw error;
    throw new ServiceError('letter-type-unsupported');
  }
}

/**
 * Readers look for the end mark in the last kilobyte. Some readers accept bytes before `%PDF`. Such files can also be HTML,
 * so they are refused.
 */
function isPdf(bytes: Buffer): boolean {
  const begins = bytes.subarray(0, 8).toString('latin1');
  return /^%PDF-[12]\.\d/.test(begins) && bytes.subarray(-1024).includes('%%EOF');
}
