import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { popularFlags } from '../apps/web/src/components/popular-flags.ts';

/**
 * `npm run icons` renders the icons that browsers and phones request by name, from the drawing beside them, and joins the
 * flags of popular countries in one file, which a public page loads instead of twenty.
 */

const flagsFolder = join(import.meta.dirname, '../node_modules/country-flag-icons/3x2');
const componentsFolder = join(import.meta.dirname, '../apps/web/src/components');
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

export async function joinFlags(): Promise<string> {
  const flags = await Promise.all(
    popularFlags.map(async (code) => {
      const flag = await readFile(join(flagsFolder, `${code}.svg`), 'utf8');
      return flag
        .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${code}"`)
        .replace(/<\/svg>\s*$/, '</symbol>');
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${flags.join('\n')}\n</svg>\n`;
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
  await writeFile(join(componentsFolder, 'popular-flags.svg'), await joinFlags());
}
