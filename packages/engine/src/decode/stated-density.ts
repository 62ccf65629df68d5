import type { Metadata } from 'sharp';

/** Pixels per inch across and down. */
interface StatedDensity {
  across: number;
  down: number;
}

const inchesPerCm = 1 / 2.54;

/**
 * Density that a file states; libvips gives 72 for a JPEG that states none.
 *
 * In:     header of the file.
 * Out:    null if it states none. In a JPEG, JFIF goes before Exif, where cameras write 72 whatever the picture.
 * Source: ITU-T T.871, 10.1 (JFIF); CIPA DC-008, 4.6.4 (Exif), tags 0x011A, 0x011B, 0x0128.
 */
export function statedDensity(bytes: Buffer, { format, density, exif }: Metadata): StatedDensity | null {
  if (format === 'jpeg') return jfifDensity(bytes) ?? (exif ? exifDensity(exif) : null);
  return density === undefined ? null : { across: density, down: density };
}

/** The JFIF segment is the first of the file. */
function jfifDensity(bytes: Buffer): StatedDensity | null {
  if (bytes.length < 18 || bytes.toString('latin1', 6, 11) !== 'JFIF\0') return null;
  const perInch = { 1: 1, 2: 1 / inchesPerCm }[bytes[13]!];
  return perInch === undefined ? null : positive(bytes.readUInt16BE(14), bytes.readUInt16BE(16), perInch);
}

function exifDensity(exif: Buffer): StatedDensity | null {
  try {
    const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
    const little = tiff.toString('latin1', 0, 2) === 'II';
    const word = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const directory = long(4);
    const places = Array.from({ length: word(directory) }, (_, n) => directory + 2 + 12 * n);
    const entry = (tag: number) => places.find((at) => word(at) === tag);
    const ratio = (at: number) => long(long(at + 8)) / long(long(at + 8) + 4);
    const [across, down, unit] = [entry(0x011a), entry(0x011b), entry(0x0128)];
    if (across === undefined || down === undefined) return null;
    const isPerCm = unit !== undefined && word(unit + 8) === 3;
    return positive(ratio(across), ratio(down), isPerCm ? 1 / inchesPerCm : 1);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function positive(across: number, down: number, perInch: number): StatedDensity | null {
  if (!(across > 1 && down > 1)) return null;
  return { across: Math.round(across * perInch), down: Math.round(down * perInch) };
}
