import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons, joinFlags } from './icons.ts';

const names = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-512-maskable.png',
];

it.each(names)('%s matches the drawing', async (name) => {
  const drawn = await drawIcons();
  const stored = await readFile(join(import.meta.dirname, '../apps/web/public', name));
  const pixels = (file?: Buffer) =>
    sharp(name.endsWith('.ico') ? file?.subarray(22) : file)
      .raw()
      .toBuffer();
  expect(await pixels(stored)).toEqual(await pixels(drawn[name]));
});

it('the joined flags are those of the installed package', async () => {
  const stored = join(import.meta.dirname, '../apps/web/src/components/popular-flags.svg');
  expect(await readFile(stored, 'utf8')).toBe(await joinFlags());
});
