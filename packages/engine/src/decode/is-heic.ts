const brands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);

/**
 * True for a file that says it is a HEIC picture, whatever its name. An AVIF picture has a brand of its own.
 *
 * Source: ISO/IEC 23008-12, B.4 (brands); ISO/IEC 14496-12, 4.3 (the box with the brand is the first of a file).
 */
export function isHeic(source: Uint8Array): boolean {
  const text = String.fromCharCode(...source.subarray(4, 12));
  return text.startsWith('ftyp') && brands.has(text.slice(4));
}
