import { linearFromByte } from './colour.ts';
import type { Raster } from './raster.ts';

/** Linear luminance of each pixel as a byte, not gamma-encoded (ISO/IEC 29794-5, luminance conversion). */
export function linearLuminance({ data, widthPx, heightPx }: Raster): Uint8Array {
  const [red, green, blue] = weighted;
  const bytes = new Uint8Array(widthPx * heightPx);
  for (let i = 0, at = 0; i < bytes.length; i++, at += 3) {
    bytes[i] = (red[data[at]!]! + green[data[at + 1]!]! + blue[data[at + 2]!]! + 0.5) | 0;
  }
  return bytes;
}

const weighted = [0.2126, 0.7152, 0.0722].map((weight) =>
  Float64Array.from({ length: 256 }, (_, byte) => 255 * weight * linearFromByte(byte)),
) as [Float64Array, Float64Array, Float64Array];
