export interface RetainedExif {
  /** 1 to 8; 1 (upright) if absent. */
  orientation: number;
  focalLength35mm: number | null;
}

export const nothingRetained: RetainedExif = { orientation: 1, focalLength35mm: null };

const tag = { orientation: 0x0112, exifDirectory: 0x8769, focalLength35mm: 0xa405 } as const;
const type = { short: 3, long: 4 } as const;

/** Source: CIPA DC-008 (Exif 2.32), 4.6.2, 4.6.4 A and 4.6.5. */
export function readRetainedExif(tiff: Buffer): RetainedExif {
  const read = tiffReader(tiff);
  const main = read?.directory(read.long(4));
  const exif = read?.directory(read.long(main?.get(tag.exifDirectory)));
  const orientation = read?.short(main?.get(tag.orientation)) ?? 1;
  const focalLength35mm = read?.short(exif?.get(tag.focalLength35mm)) || null;
  return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, focalLength35mm };
}

export function exifOf({ orientation, focalLength35mm }: RetainedExif): Buffer | null {
  if (orientation === 1 && focalLength35mm === null) return null;
  const upright = entry(tag.orientation, type.short, orientation);
  if (focalLength35mm === null) return Buffer.concat([header, directory([upright])]);
  const exifAt = header.length + directoryBytes(2);
  const pointer = entry(tag.exifDirectory, type.long, exifAt);
  const focal = entry(tag.focalLength35mm, type.short, focalLength35mm);
  return Buffer.concat([header, directory([upright, pointer]), directory([focal])]);
}

function tiffReader(tiff: Buffer) {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const read = (at: number | undefined, bytes: 2 | 4) => {
    if (at === undefined || at + bytes > tiff.length) return undefined;
    return order === 'II' ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
  const short = (at: number | undefined) => read(at, 2);
  const long = (at: number | undefined) => read(at, 4);
  const directory = (start: number | undefined) => {
    const values = new Map<number, number>();
    const count = short(start);
    if (start === undefined || count === undefined) return values;
    for (let at = start + 2; at < start + 2 + count * 12; at += 12) {
      const name = short(at);
      if (name === undefined) break;
      values.set(name, at + 8);
    }
    return values;
  };
  return { short, long, directory };
}

const header = Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1');

function directoryBytes(entries: number): number {
  return 2 + entries * 12 + 4;
}

function directory(entries: Buffer[]): Buffer {
  const bytes = Buffer.alloc(directoryBytes(entries.length));
  bytes.writeUInt16BE(entries.length, 0);
  Buffer.concat(entries).copy(bytes, 2);
  return bytes;
}

function entry(name: number, kind: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(name, 0);
  bytes.writeUInt16BE(kind, 2);
  bytes.writeUInt32BE(1, 4);
  if (kind === type.short) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
}
