/**
 * Quality at which a JPEG was last saved, on the Independent JPEG Group's scale from 1 to 100, from the ratio of its
 * luminance quantisation table to the example table of ITU-T T.81, annex K.
 *
 * In:  bytes of any file.
 * Out: null for other formats, and without a quantisation table before the first scan.
 */
export function jpegQuality(bytes: Uint8Array): number | null {
  const table = luminanceTableSum(bytes);
  if (table === null) return null;
  const percent = (table / exampleTableSum) * 100;
  const quality = percent <= 100 ? (200 - percent) / 2 : 5000 / percent;
  return Math.min(100, Math.max(1, Math.round(quality)));
}

/** Sum of the 64 steps of table K.1. */
const exampleTableSum = 3688;

const marker = { startOfImage: 0xd8, startOfScan: 0xda, quantisation: 0xdb } as const;

/** Sum of quantisation table 0 before the first scan, which by convention is that of luminance; null without one. */
function luminanceTableSum(bytes: Uint8Array): number | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.startOfImage) return null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const kind = bytes[at + 1]!;
    if (kind === 0xff) {
      at++;
      continue;
    }
    if (kind === marker.startOfScan) return null;
    const end = at + 2 + word(bytes, at + 2);
    const sum =
      kind === marker.quantisation ? sumOfTableZero(bytes, at + 4, Math.min(end, bytes.length)) : null;
    if (sum !== null) return sum;
    at = Math.max(end, at + 4);
  }
  return null;
}

function sumOfTableZero(bytes: Uint8Array, from: number, end: number): number | null {
  let at = from;
  while (at < end) {
    const [precision, id] = [bytes[at]! >> 4, bytes[at]! & 15];
    const stepBytes = precision === 0 ? 1 : 2;
    const next = at + 1 + 64 * stepBytes;
    if (next > end) return null;
    if (id === 0) {
      let sum = 0;
      for (let k = at + 1; k < next; k += stepBytes) sum += stepBytes === 1 ? bytes[k]! : word(bytes, k);
      return sum;
    }
    at = next;
  }
  return null;
}

function word(bytes: Uint8Array, at: number): number {
  return bytes[at]! * 256 + (bytes[at + 1] ?? 0);
}
