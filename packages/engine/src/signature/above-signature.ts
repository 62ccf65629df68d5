import sharp from 'sharp';
import { decodeFinished } from '../decode/decode.ts';
import type { Raster, Size } from '../raster/raster.ts';

/** Least height of the signature below a photo, as a share of the file's height. */
const signatureShareMin = 0.2;

interface PhotoPlace extends Size {
  picture: Raster;
}

/**
 * The place of a finished photo at the top of a file that also shows a signature: as wide as the file, or smaller and in
 * the middle where a photo of its shape would leave too little height for the signature.
 *
 * In: a file that the engine encoded.
 */
export async function placeAbove(photo: Buffer, { widthPx, heightPx }: Size): Promise<PhotoPlace> {
  const picture = await decodeFinished(photo);
  const scale = Math.min(widthPx / picture.widthPx, (heightPx * (1 - signatureShareMin)) / picture.heightPx);
  return {
    picture,
    widthPx: Math.max(1, Math.round(picture.widthPx * scale)),
    heightPx: Math.max(1, Math.round(picture.heightPx * scale)),
  };
}

/** In: `signature`, of the width of the file and of the height that the photo leaves. */
export async function joined({ picture, ...place }: PhotoPlace, signature: Raster): Promise<Raster> {
  const [photo, below] = await Promise.all([
    sharp(picture.data, { raw: { width: picture.widthPx, height: picture.heightPx, channels: 3 } })
      .resize(place.widthPx, place.heightPx, { fit: 'fill' })
      .png()
      .toBuffer(),
    sharp(signature.data, { raw: { width: signature.widthPx, height: signature.heightPx, channels: 3 } })
      .png()
      .toBuffer(),
  ]);
  const size = { widthPx: signature.widthPx, heightPx: place.heightPx + signature.heightPx };
  const data = await sharp({
    create: { width: size.widthPx, height: size.heightPx, channels: 3, background: '#ffffff' },
  })
    .composite([
      { input: photo, left: Math.floor((size.widthPx - place.widthPx) / 2), top: 0 },
      { input: below, left: 0, top: place.heightPx },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), ...size };
}
