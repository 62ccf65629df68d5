import { inflateRawSync } from 'node:zlib';

/** Files of a ZIP by name, from its central directory (APPNOTE 4.3.12). */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  for (let n = 0, at = zip.readUInt32LE(end + 16); n < count; n++) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      zip.readUInt16LE(at + field),
    );
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!);
    files.set(name, contentOf(zip, at));
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const isDeflated = zip.readUInt16LE(entry + 10) === 8;
  const bytes = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const stored = zip.subarray(start, start + bytes);
  return isDeflated ? inflateRawSync(stored) : stored;
}
