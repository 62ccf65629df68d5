import sharp from 'sharp';

/**
 * Writes AVIF for current browsers, and JPEG for older ones and the README. In: a picture and optionally a smaller
 * width.
 */
export async function writePicture(path: string, picture: Buffer, widthPx = 480): Promise<void> {
  const sized = sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: widthPx, withoutEnlargement: true });
  await sized.clone().avif({ quality: 58, effort: 6 }).toFile(`${path}.avif`);
  await sized.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${path}.jpg`);
}
