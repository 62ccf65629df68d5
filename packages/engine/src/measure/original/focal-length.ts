const tag = { exifDirectory: 0x8769, focalLength35mm: 0xa405 } as const;
const entryBytes = 12;

/**
 * 35 mm equivalent focal length from an Exif block.
 *
 * In:     TIFF structure, with or without the six-byte header of a JPEG segment.
 * Out:    mm; null when the tag is missing or the block invalid.
 * Source: CIPA DC-008 (Exif 2.32), 4.6.2 and 4.6.5.
 */
export function focalLength35mm(exif: Buffer): number | null {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const read = reader(tiff);
  if (!read) return null;
  const exifDirectory = read(valueAt(read, read(4, 4), tag.exifDirectory), 4);
  return read(valueAt(read, exifDirectory, tag.focalLength35mm), 2) || null;
}

type Read = (at: number | null, bytes: 2 | 4) => number | null;

function reader(tiff: Buffer): Read | null {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  return (at, bytes) => {
    if (at === null || at + bytes > tiff.length) return null;
    return order === 'II' ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
}

/** Offset of a tag's value in a directory; null without the tag. */
function valueAt(read: Read, directory: number | null, wanted: number): number | null {
  if (directory === null) return null;
  const count = read(directory, 2) ?? 0;
  for (let i = 0; i < count; i++) {
    const at = directory + 2 + i * entryBytes;
    if (read(at, 2) === wanted) return at + 8;
  }
  return null;
}
