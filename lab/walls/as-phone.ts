import sharp from 'sharp';
import { type Random, randomOf } from '../../packages/engine/fixtures/random.ts';
import { toByteFromLinear } from '../../packages/engine/src/raster/colour.ts';
import type { Size } from '../../packages/engine/src/raster/raster.ts';
import type { Wall } from './wall.ts';

const steps = 8192;
const byteOfStep = Uint8Array.from({ length: steps + 1 }, (_, step) => toByteFromLinear(step / steps));

/** Encodes linear light, interleaved, as a phone does: with noise, sharpening and compression. */
export function asPhone(light: Float32Array, size: Size, { seed, phone }: Wall): Promise<Buffer> {
  const noise = deviates(light.length, randomOf(`phone ${seed}`));
  const data = new Uint8ClampedArray(light.length);
  for (let at = 0; at < data.length; at++) {
    const step = Math.round(steps * Math.min(1, Math.max(0, light[at]!)));
    data[at] = byteOfStep[step]! + phone.noise * noise[at]!;
  }
  const { sharpening, jpegQuality } = phone;
  const picture = sharp(data, { raw: { width: size.widthPx, height: size.heightPx, channels: 3 } });
  const sharpened = sharpening > 0 ? picture.sharpen({ sigma: 1, m1: sharpening, m2: sharpening }) : picture;
  return sharpened
    .jpeg({ quality: jpegQuality, chromaSubsampling: jpegQuality > 92 ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

/** Normal deviates, of which a prime number is drawn and repeated, so that rows of a picture differ. */
export function deviates(length: number, random: Random): Float32Array {
  const drawn = Float32Array.from({ length: 100_003 }, () => random.normal());
  return Float32Array.from({ length }, (_, at) => drawn[at % drawn.length]!);
}
