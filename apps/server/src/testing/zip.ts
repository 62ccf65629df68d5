import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

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

/** A ZIP of many entries that all lead to one compressed body. */
export function sharedBodyZip(content: Buffer, entries: number): Buffer {
  const body = deflateRawSync(content);
  const name = (n: number) => Buffer.from(`${String(n).padStart(4, '0')}.jpg`);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(body.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name(0).length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name(0), body]);
  const entryOf = (n: number) =>
    Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, Buffer.alloc(14), name(n)]);
  const directory = Buffer.concat(Array.from({ length: entries }, (_, n) => entryOf(n)));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
