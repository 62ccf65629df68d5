import sharp from 'sharp';

/** Mean sRGB colour of a 12 px square in each upper corner. */
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
