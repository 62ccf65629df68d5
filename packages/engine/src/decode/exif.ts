import sharp from 'sharp';

/** Raw Exif block of an encoded picture (JPEG, PNG or WEBP); null when it has none. */
export async function readExif(source: Buffer): Promise<Buffer | null> {
  const { exif } = await sharp(source).metadata();
  return exif ?? null;
}
