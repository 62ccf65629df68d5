import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** `npm run icons` renders the icons that browsers and phones request by name, from the drawing beside them. */

const publicFolder = join(import.meta.dirname, '../apps/web/public');

export async function drawIcons(): Promise<Record<string, Buffer>> {
  const drawing = await readFile(join(publicFolder, 'favicon.svg'));
  const square = (sizePx: number) => sharp(drawing, { density: 72 * (sizePx / 40) }).resize(sizePx, sizePx);
  return {
    'favicon.ico': icoOf(await square(32).png({ compressionLevel: 9 }).toBuffer(), 32),
    // Phones round the corners themselves.
    'apple-touch-icon.png': await square(180)
      .flatten({ background: '#14203a' })
      .png({ compressionLevel: 9 })
      .toBuffer(),
    'icon-192.png': await square(192).png({ compressionLevel: 9 }).toBuffer(),
    'icon-512.png': await square(512).png({ compressionLevel: 9 }).toBuffer(),
    'icon-512-maskable.png': await maskable(512),
  };

  /** Phones cut these to any shape, and keep the middle 80 %. */
  async function maskable(sizePx: number): Promise<Buffer> {
    const insidePx = Math.round(sizePx * 0.8);
    const edgePx = (sizePx - insidePx) / 2;
    const edges = { top: Math.floor(edgePx), bottom: Math.ceil(edgePx) };
    return square(insidePx)
      .flatten({ background: '#14203a' })
      .extend({ ...edges, left: edges.top, right: edges.bottom, background: '#14203a' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  }
}

/** Wraps one PNG in an ICO container: a header of 6 bytes and one entry of 16. */
function icoOf(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

if (import.meta.filename === process.argv[1]) {
  for (const [name, bytes] of Object.entries(await drawIcons()))
    await writeFile(join(publicFolder, name), bytes);
}
