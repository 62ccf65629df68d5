import { linearFromByte, toByteFromLinear } from '../raster/colour.ts';

/**
 * True when a profile is equivalent to sRGB, whatever its name. A picture with such a profile needs no conversion,
 * which would take longer than decoding and change no pixel.
 *
 * In:     ICC profile as stored in a file.
 * Out:    true when it has the primaries of sRGB and its curves map every byte to the same light; false when it has
 *         lookup tables instead, or cannot be read.
 * Source: ICC.1:2022, 7.2 (header), 7.3 (tag table), 10.6 (curveType), 10.18 (parametricCurveType), 10.31 (XYZType);
 *         IEC 61966-2-1, its primaries under D50 (Bradford).
 */
export function isSrgbProfile(icc: Buffer): boolean {
  try {
    if (icc.toString('latin1', 16, 24) !== 'RGB XYZ ') return false;
    const tags = tagsOf(icc);
    return (
      !tags.has('A2B0') && ['r', 'g', 'b'].every((colour, n) => isPrimary(tags, colour, srgbPrimaries[n]!))
    );
  } catch (fault) {
    if (fault instanceof RangeError) return false;
    throw fault;
  }
}

/** Red, green and blue in XYZ under D50. */
export const srgbPrimaries = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const;
/** sRGB profiles of different vendors differ by rounding. */
const primaryTolerance = 0.0005;

function tagsOf(icc: Buffer): Map<string, Buffer> {
  const tags = new Map<string, Buffer>();
  const count = icc.readUInt32BE(tableAt);
  for (let n = 0, at = tableAt + 4; n < count; n++, at += 12) {
    const from = icc.readUInt32BE(at + 4);
    tags.set(icc.toString('latin1', at, at + 4), icc.subarray(from, from + icc.readUInt32BE(at + 8)));
  }
  return tags;
}

const tableAt = 128;

function isPrimary(tags: Map<string, Buffer>, colour: string, xyz: readonly number[]): boolean {
  const found = tags.get(`${colour}XYZ`);
  const curve = tags.get(`${colour}TRC`);
  if (!found || !curve) return false;
  const isSame = xyz.every((value, n) => Math.abs(fixed(found, 8 + 4 * n) - value) <= primaryTolerance);
  return isSame && isSrgbCurve(curve);
}

function isSrgbCurve(curve: Buffer): boolean {
  const linearFrom = curveOf(curve);
  if (!linearFrom) return false;
  for (let byte = 0; byte < 256; byte++) {
    const linear = linearFrom(byte / 255);
    if (toByteFromLinear(linear) !== byte || Math.abs(linear - linearFromByte(byte)) > curveTolerance)
      return false;
  }
  return true;
}

/** Two steps of the 16-bit precision in which curves are stored. */
const curveTolerance = 2 / 65535;

/** Null for curve types that no sRGB profile uses. */
function curveOf(tag: Buffer): ((encoded: number) => number) | null {
  const type = tag.toString('latin1', 0, 4);
  if (type === 'para' && tag.readUInt16BE(8) === 3) {
    const [g, a, b, c, d] = [0, 1, 2, 3, 4].map((n) => fixed(tag, 12 + 4 * n)) as Parameters;
    return (encoded) => (encoded >= d ? (a * encoded + b) ** g : c * encoded);
  }
  if (type !== 'curv') return null;
  const last = tag.readUInt32BE(8) - 1;
  if (last < 1) return null;
  return (encoded) => {
    const at = Math.min(last - 1, Math.floor(encoded * last));
    const low = tag.readUInt16BE(12 + 2 * at);
    const high = tag.readUInt16BE(14 + 2 * at);
    return (low + (high - low) * (encoded * last - at)) / 65535;
  };
}

type Parameters = [g: number, a: number, b: number, c: number, d: number];

/** Reads an s15Fixed16Number. */
function fixed(from: Buffer, at: number): number {
  return from.readInt32BE(at) / 65536;
}
