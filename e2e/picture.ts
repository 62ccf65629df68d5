import sharp from 'sharp';

/** Mean red, green and blue of a square of 12 px in each upper corner, sRGB. */
export async function upperCorners(file: Buffer): Promise<number[][]> {
  const side = 12;
  const { width } = await sharp(file).metadata();
  return await Promise.all(
    [0, width - side].map(async (left) => {
      const region = { left, top: 0, width: side, height: side };
      const corner = await sharp(file).extract(region).png().toBuffer();
      const { channels } = await sharp(corner).stats();
      return channels.map(({ mean }) => mean);
    }),
  );
}
