import sharp from 'sharp';
import { netSize, type PictureSize } from '../nets/matting-size.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';

/**
 * Second person mask of a framed photo, from its mirror image and at another size than in the first pass, so that the
 * net's errors there are not repeated.
 *
 * Out:    person mask 0..1, one value per px of `size`, not mirrored.
 * Throws: EngineError matting-model-invalid; see MattingNet.
 */
export async function mirroredPersonMask(
  { data, widthPx, heightPx }: Raster,
  size: PictureSize,
  { personMask }: Pick<Sessions, 'personMask'>,
): Promise<Float32Array> {
  const shown = netSize({ widthPx, heightPx }, personMask.size);
  const mirrored = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(shown.widthPx, shown.heightPx, { fit: 'fill', kernel: 'cubic' })
    .flop()
    .raw()
    .toBuffer();
  return mirrorBack(await personMask.run({ data: mirrored, ...shown }), shown, size);
}

/** Resamples to `size`, bilinear, and mirrors. */
function mirrorBack(values: Float32Array, from: PictureSize, size: PictureSize): Float32Array {
  const shares = new Float32Array(size.widthPx * size.heightPx);
  for (let y = 0, i = 0; y < size.heightPx; y++) {
    const v = within(((y + 0.5) * from.heightPx) / size.heightPx - 0.5, from.heightPx);
    const row = Math.floor(v);
    for (let x = 0; x < size.widthPx; x++, i++) {
      const u = within(((size.widthPx - x - 0.5) * from.widthPx) / size.widthPx - 0.5, from.widthPx);
      const column = Math.floor(u);
      const at = row * from.widthPx + column;
      const below = at + from.widthPx;
      const upper = values[at]! + (values[at + 1]! - values[at]!) * (u - column);
      const lower = values[below]! + (values[below + 1]! - values[below]!) * (u - column);
      shares[i] = upper + (lower - upper) * (v - row);
    }
  }
  return shares;
}

/** Clamps a position so that its right and lower neighbours exist. */
function within(position: number, lengthPx: number): number {
  return Math.min(lengthPx - 1.001, Math.max(0, position));
}
