import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capturedTerminal } from '../captured-terminal.fixture.ts';
import { run } from '../program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-signature-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function photographed(name: string, drawing: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="100%" height="100%" fill="#e8e6e0"/>${drawing}</svg>`;
  const file = join(folder, name);
  await sharp(Buffer.from(svg)).jpeg().toFile(file);
  return file;
}

async function signature(...args: string[]) {
  const { terminal, out, err } = capturedTerminal();
  const exitCode = await run(['signature', ...args, '--out', folder], terminal);
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

const name =
  '<path d="M 200 260 C 260 120 280 380 340 240 S 430 150 460 280 S 560 300 600 240" fill="none" stroke="#16204a" stroke-width="6"/>';

it('writes the signature in the pixels and kB of the form', async () => {
  const paper = await photographed('paper.jpg', name);
  const made = await signature(paper, '--size', '280x120', '--kb', '2-20', '--dpi', '300');
  expect(made).toMatchObject({ exitCode: 0, err: '' });
  const written = await sharp(join(folder, 'paper-signature.jpg')).metadata();
  expect(written).toMatchObject({ width: 280, height: 120, density: 300, format: 'jpeg' });
});

it('puts a finished photo above the signature', async () => {
  const paper = await photographed('joined.jpg', name);
  const photo = join(folder, 'photo.jpg');
  const blue = { width: 350, height: 450, channels: 3 as const, background: '#2040c0' };
  await sharp({ create: blue }).jpeg().toFile(photo);
  const made = await signature(paper, '--photo', photo, '--size', '350x600', '--kb', '-60');
  expect(made).toMatchObject({ exitCode: 0, err: '' });
  const { data, info } = await sharp(join(folder, 'joined-signature.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (y: number) => [...data.subarray(3 * y * info.width, 3 * y * info.width + 3)];
  expect([info.width, info.height]).toEqual([350, 600]);
  expect(pixel(200)[2]! - pixel(200)[0]!).toBeGreaterThan(80);
  expect(Math.min(...pixel(598))).toBeGreaterThan(230);
});

it('says that a sheet has no signature, and that a file cannot be so large', async () => {
  expect((await signature(await photographed('empty.jpg', ''), '--size', '140x60')).exitCode).toBe(3);
  const paper = await photographed('second.jpg', name);
  expect((await signature(paper, '--size', '40x20', '--kb', '500-900')).exitCode).toBe(4);
});

it.each([
  ['--size', '140'],
  ['--size', '9999x60'],
])('refuses %s %s', async (option, value) => {
  expect((await signature('paper.jpg', option, value)).exitCode).toBe(2);
});

it.each(['20-10', '-', 'ten'])('refuses --kb %s', async (range) => {
  expect((await signature('paper.jpg', '--size', '140x60', `--kb=${range}`)).exitCode).toBe(2);
});
