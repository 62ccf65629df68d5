import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { capturedTerminal } from './captured-terminal.fixture.ts';
import { printedSize } from './printed-size.ts';
import { run } from './program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-sheet-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

function picture(widthPx: number, heightPx: number) {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#d0a080' } });
}

const finished = (dpi: number) => picture(413, 531).withMetadata({ density: dpi });

async function sheet(...args: string[]) {
  const { terminal, out, err } = capturedTerminal();
  const exitCode = await run(['sheet', ...args], terminal);
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

describe('the printed size', () => {
  it.each([
    ['jpeg', 300, { widthMm: 35, heightMm: 45 }],
    ['png', 300, { widthMm: 35, heightMm: 45 }],
    ['jpeg', 600, { widthMm: 17.5, heightMm: 22.5 }],
  ] as const)('of a %s at %i dpi', async (format, dpi, size) => {
    expect(await printedSize('a', await finished(dpi)[format]().toBuffer())).toEqual(size);
  });

  it.each([
    ['text', async () => Buffer.from('not a picture')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['WEBP', async () => await finished(300).webp().toBuffer()],
    ['half a PNG', async () => (await finished(300).png().toBuffer()).subarray(0, 300)],
  ])('is refused for %s', async (_name, bytes) => {
    await expect(printedSize('a', await bytes())).rejects.toThrow('picture-unreadable');
  });

  it('is unknown for a PNG without density', async () => {
    await expect(printedSize('a', await picture(40, 40).png().toBuffer())).rejects.toThrow('density-missing');
  });
});

describe('vesika sheet', () => {
  it('fills an A4 page with a photo', async () => {
    await writeFile(at('a.jpg'), await finished(300).jpeg().toBuffer());
    const { exitCode, out } = await sheet(at('a.jpg'), '--paper', 'A4', '--out', at('sheet.pdf'));
    expect(exitCode).toBe(0);
    expect(out).toMatch(/sheet\.pdf \((210 × 297|297 × 210) mm, \d+ photos\)\nPrint at 100%/);
    expect((await readFile(at('sheet.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('lays a chosen number of two sizes out as a JPEG of the true size', async () => {
    await writeFile(at('a.jpg'), await finished(300).jpeg().toBuffer());
    await writeFile(at('b.png'), await picture(600, 600).withMetadata({ density: 300 }).png().toBuffer());
    const args = ['--paper', '4x6', '--count', '2', '--gap', '2', '--out', at('sheet.jpg')];
    const { exitCode, out } = await sheet(at('a.jpg'), at('b.png'), ...args);
    expect(exitCode).toBe(0);
    expect(out).toContain('4 photos');
    const { width, height, density } = await sharp(at('sheet.jpg')).metadata();
    expect([[width, height].sort((a, b) => a - b), density]).toEqual([[1200, 1800], 300]);
  });

  it('refuses a number that doesn’t fit, and writes nothing', async () => {
    await writeFile(at('a.jpg'), await finished(300).jpeg().toBuffer());
    const { exitCode, err } = await sheet(
      at('a.jpg'),
      '--paper',
      '10x15',
      '--count',
      '50',
      '--out',
      at('s.pdf'),
    );
    expect([exitCode, err]).toEqual([2, expect.stringContaining('doesn’t fit')]);
    await expect(readFile(at('s.pdf'))).rejects.toThrow('ENOENT');
  });

  it('never writes over its photo, and over an earlier sheet only with --force', async () => {
    const photo = await finished(300).jpeg().toBuffer();
    await writeFile(at('a.jpg'), photo);
    await writeFile(at('s.pdf'), 'earlier');
    const onto = (name: string, ...more: string[]) =>
      sheet(at('a.jpg'), '--paper', 'a4', '--out', at(name), ...more);
    expect((await onto('a.jpg', '--force')).exitCode).toBe(2);
    expect((await readFile(at('a.jpg'))).equals(photo)).toBe(true);
    expect((await onto('s.pdf')).err).toContain('Use --force');
    expect((await onto('s.pdf', '--force')).exitCode).toBe(0);
  });

  it.each([
    ['a file that is not there', 'none.jpg', 3],
    ['a file that is no photo', 'text.jpg', 3],
  ])('names %s', async (_name, name, code) => {
    await writeFile(at('text.jpg'), 'text');
    const { exitCode, err } = await sheet(at(name), '--paper', 'a4', '--out', at('s.pdf'));
    expect([exitCode, err]).toEqual([code, expect.stringContaining(name)]);
  });

  it('requires a supported file extension', async () => {
    const { exitCode, err } = await sheet('a.jpg', '--paper', 'a4', '--out', 'sheet.tiff');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('.pdf or .jpg')]);
  });
});
