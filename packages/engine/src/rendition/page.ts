import { openPicture, readHeader } from '../decode/decode.ts';
import { EngineError } from '../errors.ts';

/** A page of A4 at this side has 200 dpi, so its small print can be read. */
const sidePxMax = 2400;
const quality = 80;

/**
 * Encodes a photographed page of paper again, upright and without metadata, so that nothing of the file but its picture
 * remains.
 *
 * Throws: EngineError of decoding.
 */
export async function makePage(source: Buffer): Promise<Buffer> {
  const header = await readHeader(source);
  try {
    return await openPicture(source, header)
      .autoOrient()
      .resize(sidePxMax, sidePxMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer();
  } catch (cause) {
    throw new EngineError('file-damaged', {}, { cause });
  }
}
