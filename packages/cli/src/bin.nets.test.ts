/** Runs the real command in its own process, with the real engine. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawnPortrait } from '../../engine/fixtures/drawn-portrait.ts';

const bin = fileURLToPath(new URL('../bin/vesika.mjs', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-bin-'));
  await writeFile(join(folder, 'drawn.jpg'), await drawnPortrait());
  await writeFile(join(folder, 'broken.jpg'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function vesika(...args: string[]): Promise<{ exitCode: number; out: string; err: string }> {
  return node(bin, ...args);
}

function node(...args: string[]): Promise<{ exitCode: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: folder }, (_error, out, err) =>
      resolve({ exitCode: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('vesika batch', () => {
  it('continues after being killed, makes each photo once, and reports on all', async () => {
    await mkdir(join(folder, 'class/Sınıf'), { recursive: true });
    for (const name of ['a', 'Sınıf/ü', 'z']) {
      await copyFile(join(folder, 'drawn.jpg'), join(folder, `class/${name}.jpg`));
    }
    await copyFile(join(folder, 'broken.jpg'), join(folder, 'class/broken.jpg'));
    await writeFile(
      join(folder, 'list.csv'),
      '\uFEFFfile;name;country;document\r\nü.jpg;Şule;TR;passport\r\n',
    );
    const args = ['batch', 'class', '--for', 'BE:passport', '--csv', 'list.csv', '--out', 'batch'];
    const killed = execFile(process.execPath, [bin, ...args, '--engines', '1'], { cwd: folder }, () => {});
    const journal = () => readFile(join(folder, 'batch/.vesika-batch.jsonl'), 'utf8').catch(() => '');
    const lines = async () => (await journal()).split('\n').length - 1;
    await vi.waitUntil(async () => (await lines()) >= 2, { timeout: 60_000, interval: 20 });
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const made = await lines();
    expect(made).toBeLessThan(4);
    const { exitCode, err } = await vesika(...args);
    expect(err).toContain(`${made} of 4 were already done in an earlier run`);
    expect(exitCode).toBe(3);
    const report = JSON.parse(await readFile(join(folder, 'batch/report.json'), 'utf8'));
    expect(
      report.map(({ file, document, person }: Record<string, string>) => [file, document, person]),
    ).toEqual([
      ['Sınıf/ü.jpg', 'tr-passport', 'Şule'],
      ['a.jpg', 'be-passport', null],
      ['broken.jpg', 'be-passport', null],
      ['z.jpg', 'be-passport', null],
    ]);
    expect(await lines()).toBe(4);
    expect((await readdir(join(folder, 'batch/Sınıf'))).sort()).toEqual(['Şule-tr-passport.jpg']);
  });

  it('reports what is done and what is left when it is stopped by Ctrl-C', async () => {
    await mkdir(join(folder, 'stopped'), { recursive: true });
    for (const name of ['a', 'b', 'c', 'd']) {
      await copyFile(join(folder, 'drawn.jpg'), join(folder, `stopped/${name}.jpg`));
    }
    const args = ['batch', 'stopped', '--for', 'BE:passport', '--out', 'stopped-batch', '--engines', '1'];
    const child = execFile(process.execPath, [bin, ...args], { cwd: folder }, () => {});
    let err = '';
    child.stderr!.on('data', (text: string) => {
      err += text;
    });
    const closed = once(child, 'close');
    await vi.waitUntil(() => err.includes('1/4'), { timeout: 60_000, interval: 20 });
    child.kill('SIGINT');
    const [exitCode] = await closed;
    expect([exitCode, err]).toEqual([130, expect.stringMatching(/stopped: \d of 4 are done; repeat/)]);
    const report = JSON.parse(await readFile(join(folder, 'stopped-batch/report.json'), 'utf8'));
    const results: string[] = report.map(({ result }: { result: string }) => result);
    expect(results).toHaveLength(4);
    expect(results.at(-1)).toBe('not-made-yet');
    expect(results).not.toContain('failed');
  });
});

describe('vesika make', () => {
  it('makes the photo, continues after a broken file, and ends with the most severe code', async () => {
    const { exitCode, out } = await vesika(
      ...['make', 'broken.jpg', 'drawn.jpg', '--country', 'de', '--document', 'passport'],
      ...['--out', 'made', '--formats', 'jpg,png', '--sheet', 'a4', '--json'],
    );
    const [broken, drawn, ...more] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(more).toEqual([]);
    expect(broken).toMatchObject({ file: 'broken.jpg', ok: false, error: { code: 'file-type-unsupported' } });
    expect(drawn).toMatchObject({ file: 'drawn.jpg', requirement: { countryCode: 'DE', basis: 'record' } });
    expect(exitCode).toBe(3);
    expect((await readdir(join(folder, 'made'))).sort()).toEqual([
      'drawn-de-passport.jpg',
      'drawn-de-passport.pdf',
      'drawn-de-passport.png',
    ]);
    const { width, height, density } = await sharp(join(folder, 'made/drawn-de-passport.jpg')).metadata();
    expect([width, height, density]).toEqual([827, 1063, 600]);
    expect(drawn.report.photo).toMatchObject({ widthPx: 827, heightPx: 1063, dpi: 600 });
    expect(drawn.report.checks.length).toBeGreaterThan(10);
    expect(drawn.report.measures.headHeightMm).toBeGreaterThan(30);
  });

  it('starts no work if the result cannot be saved', async () => {
    const made = join(folder, 'taken-de-passport.jpg');
    await copyFile(join(folder, 'drawn.jpg'), join(folder, 'taken.jpg'));
    await writeFile(made, 'earlier');
    const { exitCode, err } = await vesika(
      ...['make', 'taken.jpg', '--country', 'de', '--document', 'passport', '--out', '.'],
    );
    expect([exitCode, err]).toEqual([2, expect.stringContaining('Use --force')]);
    expect(await readFile(made, 'utf8')).toBe('earlier');
  });
});

describe('vesika rules', () => {
  it('loads neither the networks nor the picture library', async () => {
    const code = `
      process.argv.splice(1, 0, 'vesika');
      await import(${JSON.stringify(bin)});
      console.log(JSON.stringify(process.report.getReport().sharedObjects));`;
    const { exitCode, out } = await node('--input-type=module', '--eval', code, 'rules', 'DE');
    expect(exitCode).toBe(0);
    expect(out).toContain('Germany passport');
    const libraries: string[] = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(libraries.filter((library) => /oxc/.test(library))).not.toEqual([]);
    expect(libraries.filter((library) => /onnxruntime|sharp|vips/.test(library))).toEqual([]);
  });

  it('prints no escape sequences into a pipe', async () => {
    const { out } = await vesika('rules', 'DE');
    expect(out).not.toContain('\u001B');
  });
});
