/** Lookup table of all 65,536 half-precision values, so that widening the 44 million weights of IS-Net is fast. */
const widened = Float32Array.from({ length: 65_536 }, (_, bits) => valueOfHalf(bits));

/**
 * Widens IEEE 754 binary16 numbers.
 *
 * In:  little-endian bytes at any alignment.
 * Out: exactly the same numbers in single precision.
 */
export function widenHalfFloats(bytes: Uint8Array): Float32Array {
  const halves = new Uint16Array(alignedCopy(bytes));
  const floats = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) floats[i] = widened[halves[i]!]!;
  return floats;
}

/** Copies bytes into their own buffer, as typed arrays with wider elements require. */
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
