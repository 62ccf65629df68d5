import sharp from 'sharp';

/** Ellipse of the head's shadow on a wall close behind it, in shares of the picture. */
const wallShadow = { x: 0.2, y: 0.38, halfWidth: 0.13, halfHeight: 0.28, strength: 0.5 };

/** Adds a soft shadow on the wall beside the head. In: any picture. Out: JPEG. */
export async function withWallShadow(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const { x, y, halfWidth, halfHeight, strength } = wallShadow;
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${width * 0.035}"/></filter>
    <rect width="100%" height="100%" fill="#fff"/>
    <ellipse cx="${x * width}" cy="${y * height}" rx="${halfWidth * width}" ry="${halfHeight * height}"
      fill="#000" fill-opacity="${strength}" filter="url(#soft)"/></svg>`;
  return await sharp(picture)
    .composite([{ input: Buffer.from(shadow), blend: 'multiply' }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Darkens the picture a little, so that no skin is overexposed. In: any picture. Out: JPEG. */
export async function dimmed(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).linear(0.95, 0).jpeg({ quality: 95 }).toBuffer();
}

/** Blurs the picture as camera shake does. In: any picture. Out: JPEG. */
export async function outOfFocus(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).blur(3.2).jpeg({ quality: 95 }).toBuffer();
}
