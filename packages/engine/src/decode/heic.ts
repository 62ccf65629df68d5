import sharp from 'sharp';
import { EngineError } from '../errors.ts';
import { white } from '../raster/rgb.ts';
import { checkPixels, decodePixels, openPicture } from './decode.ts';
import { decodeHeic } from './libheif.ts';
import { sourceLimits } from './limits.ts';
import { withColourCodes, withProfile } from './png-colours.ts';

/** Qualities of the JPEG; the first whose file stays within the limit of originals is taken. */
const qualities = [95, 90, 80];

/**
 * Converts a HEIC picture to an upright JPEG in sRGB without metadata, which everything else reads. The rotation and
 * mirroring that the container states are applied; its Exif block, which may state them again, is dropped.
 *
 * Source: ISO/IEC 23008-12, 6.5.10 and 6.5.12 (irot, imir); annex A.2.1 (Exif).
 * Throws: EngineError file-too-large, file-damaged, picture-too-large, picture-too-small.
 */
export async function jpegFromHeic(source: Buffer): Promise<Buffer> {
  if (source.length > sourceLimits.bytesMax) throw tooLarge(source);
  const { raster } = await decodePixels(await pictureOf(source), white);
  const raw = { width: raster.widthPx, height: raster.heightPx, channels: 3 } as const;
  for (const quality of qualities) {
    const jpeg = await sharp(raster.data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= sourceLimits.bytesMax) return jpeg;
  }
  throw tooLarge(source);
}

/** The codec applies colour profiles to files alone, so the pixels pass through a PNG that states their colours. */
async function pictureOf(source: Buffer) {
  const { pixels, widthPx, heightPx, profile, colourCodes } = await decodeHeic(
    source,
    sourceLimits.wholePixelsMax,
  );
  checkPixels({ width: widthPx, height: heightPx, isWhole: true });
  const plain = await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const coded = colourCodes ? withColourCodes(plain, colourCodes) : plain;
  const png = profile ? withProfile(plain, profile) : coded;
  return openPicture(png, await sharp(png).metadata());
}

function tooLarge({ length: bytes }: Buffer): EngineError {
  return new EngineError('file-too-large', { bytes, bytesMax: sourceLimits.bytesMax });
}
