import type { Placement } from '@vesika/report';
import sharp from 'sharp';

interface Turned {
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

/**
 * Width of the border that repeats the edge of the original, as a share of its width; frames may extend beyond the
 * picture.
 */
const borderShare = 0.25;

/**
 * Renders the original aligned with the finished picture. In: upright picture and the placement of the report. Out:
 * PNG.
 */
export async function placeOriginal(
  original: Buffer,
  { a, b, tx, ty, sourceWidthPx, sourceHeightPx }: Placement,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<Buffer> {
  const borderPx = Math.round(sourceWidthPx * borderShare);
  const wide = await sharp(original)
    .extend({ top: borderPx, bottom: borderPx, left: borderPx, right: borderPx, extendWith: 'copy' })
    .png()
    .toBuffer();
  // The affine operation places the top-left corner of its result at 0, 0, so the frame is extracted from it.
  const corners = [
    [-borderPx, -borderPx],
    [sourceWidthPx + borderPx, -borderPx],
    [-borderPx, sourceHeightPx + borderPx],
    [sourceWidthPx + borderPx, sourceHeightPx + borderPx],
  ].map(([x, y]) => ({ x: a * x! - b * y! + tx, y: b * x! + a * y! + ty }));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const turned = await affine(wide, [a, -b, b, a]);
  return await sharp(turned.bytes)
    .extract({ left: Math.round(-left), top: Math.round(-top), width: widthPx, height: heightPx })
    .png()
    .toBuffer();
}

async function affine(picture: Buffer, matrix: [number, number, number, number]): Promise<Turned> {
  const { data, info } = await sharp(picture)
    .affine(matrix, { interpolator: 'bicubic', background: '#808080' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, widthPx: info.width, heightPx: info.height };
}
