import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModelCache } from './cache.ts';
import { defaultModelCacheDir } from './cache-folder.ts';
import { modelFileName } from './model-names.ts';

const models = ['face-detection-short-range', 'selfie-mask'] as const;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesika-cache-'));
});

afterEach(() => rm(dir, { recursive: true }));

/** Opens the cache and returns the models that had to be converted. */
async function converted(folder = dir): Promise<string[]> {
  const made: string[] = [];
  const onProgress = ({ model, done, total }: { model: string; done: number; total: number }) => {
    if (done < total) made.push(model);
  };
  await openModelCache({ dir: folder, models, onProgress });
  return made;
}

describe('openModelCache', () => {
  it('converts once and returns the paths', async () => {
    const paths = await openModelCache({ dir, models });
    expect(paths).toEqual({
      'face-detection-short-range': join(dir, 'face-detection-short-range.onnx'),
      'selfie-mask': join(dir, 'selfie-mask.onnx'),
    });
    expect((await readdir(dir)).sort()).toEqual([
      'face-detection-short-range.onnx',
      'manifest.json',
      'selfie-mask.onnx',
    ]);
    expect(await converted()).toEqual([]);
  });

  it('reports progress from the first model to the last', async () => {
    const seen: string[] = [];
    await openModelCache({
      dir,
      models,
      onProgress: ({ model, done, total }) => seen.push(`${model} ${done}/${total}`),
    });
    expect(seen).toEqual(['face-detection-short-range 0/2', 'selfie-mask 1/2', 'selfie-mask 2/2']);
  });

  it('does the work once when two processes start at the same time', async () => {
    const [one, other] = await Promise.all([conversionsOfProcess(), conversionsOfProcess()]);
    expect([one, other].sort()).toEqual([0, 2]);
    expect((await readdir(dir)).filter((name) => name.endsWith('.part') || name === 'lock')).toEqual([]);
  });

  it.each<[damage: string, inflict: (path: string) => Promise<void>]>([
    ['truncated', (path) => truncate(path, 1_000)],
    ['altered at equal length', async (path) => writeFile(path, (await readFile(path)).fill(1, 500, 510))],
  ])('converts a file again that was %s, and no other', async (_damage, inflict) => {
    await openModelCache({ dir, models });
    await inflict(join(dir, 'selfie-mask.onnx'));
    expect(await converted()).toEqual(['selfie-mask']);
    expect(await converted()).toEqual([]);
  });

  it('converts files of another converter version again', async () => {
    await openModelCache({ dir, models });
    const manifest = join(dir, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace(/(selfie_segmentation@[\d.]+ converter@)\d+/, '$10'));
    expect(await converted()).toEqual(['selfie-mask']);
  });

  it('survives a damaged manifest', async () => {
    await openModelCache({ dir, models });
    await writeFile(join(dir, 'manifest.json'), '{"selfie-mask.onnx": ');
    expect(await converted()).toEqual([...models]);
  });

  it('removes incomplete files of a killed process, and keeps younger ones', async () => {
    const [old, young] = ['old.onnx.part', 'young.onnx.part'].map((name) => join(dir, name));
    await Promise.all([old!, young!].map((path) => writeFile(path, 'half')));
    await utimes(old!, new Date(0), new Date(0));
    await openModelCache({ dir, models });
    expect((await readdir(dir)).filter((name) => name.endsWith('.part'))).toEqual(['young.onnx.part']);
  });

  it('uses the temporary directory when the user has no cache folder', async () => {
    await writeFile(join(dir, 'home'), '');
    vi.stubEnv('XDG_CACHE_HOME', join(dir, 'home'));
    vi.stubEnv('TMPDIR', dir);
    const { 'selfie-mask': path } = await openModelCache({ models: ['selfie-mask'] });
    vi.unstubAllEnvs();
    expect(path.startsWith(join(dir, 'vesika-models-'))).toBe(true);
  });

  it('reports when the folder is not writable', async () => {
    const file = join(dir, 'file');
    await writeFile(file, '');
    await expect(openModelCache({ dir: join(file, 'models'), models })).rejects.toMatchObject({
      code: 'model-cache-unwritable',
    });
  });
});

describe('defaultModelCacheDir', () => {
  it("is in the user's cache folder", () => {
    expect(defaultModelCacheDir({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/vesika/models');
    expect(defaultModelCacheDir({})).toMatch(/\.cache\/vesika\/models$/);
  });
});

describe('modelFileName', () => {
  it('distinguishes files that differ between CPUs', () => {
    const names = [
      modelFileName('isnet-int8', { wideByteSums: true, byteTiles: true }),
      modelFileName('isnet-int8', { wideByteSums: true, byteTiles: false }),
      modelFileName('isnet-int8', { wideByteSums: false, byteTiles: false }),
    ];
    expect(names).toEqual(['isnet-int8-tiles.onnx', 'isnet-int8-wide.onnx', 'isnet-int8-narrow.onnx']);
  });
});

/** Number of models that a separate process converts when it opens the cache. */
async function conversionsOfProcess(): Promise<number> {
  const script = `
    const { openModelCache } = await import(${JSON.stringify(new URL('./cache.ts', import.meta.url).href)});
    let converted = 0;
    const onProgress = ({ done, total }) => { if (done === total) converted = total; };
    await openModelCache({ dir: process.argv[1], models: ${JSON.stringify(models)}, onProgress });
    console.log(converted);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', '--input-type=module', '--eval', script, dir],
    { cwd: import.meta.dirname },
  );
  return Number(stdout);
}
