import sharp from 'sharp';

/** As AVIF for today's browsers, as JPEG for the others and for a README. In: a picture; its width where it is to be smaller. */
export async function writePicture(path: string, picture: Buffer, widthPx = 480): Promise<void> {
  const sized = sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: widthPx, withoutEnlargement: true });
  await sized.clone().avif({ quality: 58, effort: 6 }).toFile(`${path}.avif`);
  await sized.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${path}.jpg`);
}
