import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../../engine/fixtures/drawn-portrait.ts';
import { capturedTerminal } from '../captured-terminal.fixture.ts';
import { run } from '../program.ts';
import { loadTexts } from '../texts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-make-'));
  await writeFile(join(folder, 'drawn.jpg'), await drawnPortrait());
  const wall = sharp({ create: { width: 400, height: 500, channels: 3, background: '#cccccc' } });
  await writeFile(join(folder, 'wall.jpg'), await wall.jpeg().toBuffer());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('make for several documents', () => {
  it('observes each file once, and writes a photo per document', async () => {
    const { terminal, out } = capturedTerminal();
    const progressLines: string[] = [];
    terminal.progress = (line) => void progressLines.push(line);
    const files = ['drawn.jpg', 'wall.jpg'].map((name) => join(folder, name));
    const documents = ['DE:passport', 'US:visa', 'US:visa:us-diversity-visa'];
    const exitCode = await run(
      [
        'make',
        ...files,
        ...documents.flatMap((each) => ['--for', each]),
        '--out',
        join(folder, 'out'),
        '--json',
      ],
      terminal,
    );
    expect(exitCode).toBe(3);
    expect((await readdir(join(folder, 'out'))).sort()).toEqual([
      'drawn-de-passport.jpg',
      'drawn-us-visa-us-diversity-visa.jpg',
      'drawn-us-visa.jpg',
    ]);
    const lines = out.map((line) => JSON.parse(line));
    expect(
      lines.map(({ countryCode, documentType, error }) => [countryCode, documentType, error?.code]),
    ).toEqual([
      ['DE', 'passport', undefined],
      ['US', 'visa', undefined],
      ['US', 'visa', undefined],
      ['DE', 'passport', 'face-missing'],
      ['US', 'visa', 'face-missing'],
      ['US', 'visa', 'face-missing'],
    ]);
    expect(lines[0].report.photo.widthPx).not.toBe(lines[1].report.photo.widthPx);

    const texts = await loadTexts();
    const times = (step: Parameters<typeof texts.step>[0]) =>
      progressLines.filter((line) => line.includes(`drawn.jpg · ${texts.step(step)}`)).length;
    expect([times('find-face'), times('matte'), times('encode')]).toEqual([1, 1, 3]);
    const looks = progressLines.filter((line) => line.includes(`wall.jpg · ${texts.step('find-face')}`));
    expect(looks).toHaveLength(1);
  });
});

describe('make with --out -', () => {
  it('writes the photo to standard output, and its report beside it', async () => {
    const { terminal, out, err, written } = capturedTerminal();
    const words = ['make', join(folder, 'drawn.jpg'), '--country', 'FR', '--document', 'passport'];
    const exitCode = await run([...words, '--out', '-', '--formats', 'png', '--json'], terminal);
    expect([0, 4, 5]).toContain(exitCode);
    expect(out).toEqual([]);
    const { report } = JSON.parse(err.at(-1)!);
    const { format, width, height } = await sharp(Buffer.concat(written)).metadata();
    expect([format, width, height]).toEqual(['png', report.photo.widthPx, report.photo.heightPx]);
  });

  it('writes nothing there if no photo can be made', async () => {
    const { terminal, out, written } = capturedTerminal();
    const words = ['make', join(folder, 'wall.jpg'), '--country', 'FR', '--document', 'passport'];
    expect(await run([...words, '--out', '-'], terminal)).toBe(3);
    expect([out, written]).toEqual([[], []]);
  });

  it.each([
    ['two files', ['a.jpg', 'b.jpg', '--country', 'FR', '--document', 'passport']],
    ['two documents', ['a.jpg', '--for', 'FR:passport', '--for', 'US:visa']],
    ['two formats', ['a.jpg', '--country', 'FR', '--document', 'passport', '--formats', 'jpg,png']],
    ['a sheet beside the photo', ['a.jpg', '--country', 'FR', '--document', 'passport', '--sheet', 'a4']],
  ])('refuses %s', async (_case, words) => {
    const { terminal, written } = capturedTerminal();
    expect(await run(['make', ...words, '--out', '-'], terminal)).toBe(2);
    expect(written).toEqual([]);
  });
});
