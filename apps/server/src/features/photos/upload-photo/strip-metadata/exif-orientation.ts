const orientationTag = 0x0112;

/**
 * The orientation in an Exif block (TIFF structure), 1 to 8; undefined where there is none.
 * Source: CIPA DC-008 (Exif 2.32), 4.6.2 and 4.6.4 A.
 */
export function readOrientation(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = read32(4);
    for (let i = 0; i < read16(directory); i++) {
      const entry = directory + 2 + i * 12;
      if (read16(entry) !== orientationTag) continue;
      const value = read16(entry + 8);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // an offset beyond the block: as good as none
  }
  return undefined;
}

/** An Exif block that says how the picture is turned, and nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4); // the directory follows at once
  tiff.writeUInt16BE(1, 8); // with one entry
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12); // SHORT
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
