/** All 65,536 half-precision values, so that widening a net of 44 million weights is one look-up each. */
const widened = Float32Array.from({ length: 65_536 }, (_, bits) => valueOfHalf(bits));

/**
 * Widens IEEE 754 binary16 numbers.
 *
 * In:  their bytes, little-endian, at any alignment.
 * Out: the same numbers, exactly.
 */
export function widenHalfFloats(bytes: Uint8Array): Float32Array {
  const halves = new Uint16Array(alignedCopy(bytes));
  const floats = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) floats[i] = widened[halves[i]!]!;
  return floats;
}

/** A copy in memory of its own, which typed arrays of wider elements demand. */
export function alignedCopy(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

function valueOfHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
