import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../errors.ts';
import { makeCacheFolder, removeLeftovers } from './cache-folder.ts';
import { isIntact, readManifest, writeManifest } from './cache-manifest.ts';
import { convertModels } from './convert-models.ts';
import { type ModelName, modelFileName, modelOrigin, runtimeModels, sourcePackageOf } from './model-names.ts';

export interface ModelCacheOptions<Name extends ModelName> {
  /** Created when missing; may be shared between processes. By default the user's cache folder. */
  dir?: string;
  /** By default all models that photos need with IS-Net. */
  models?: readonly Name[];
  /**
   * Called before the first conversion and after each one, with the current model (finally the last one) and the number
   * of finished conversions. Never called when all models are present.
   */
  onProgress?: (progress: { model: ModelName; done: number; total: number }) => void;
}

type RuntimeModel = (typeof runtimeModels)[number];

/**
 * Makes sure that the models are in the cache. Converts those that are missing, damaged, or made from other packages or
 * by another converter version.
 *
 * Each file is checked completely against its SHA-256: 97 MB take about 50 ms.
 *
 * Out:    path of the ONNX file of each model.
 * Throws: EngineError model-source-missing when a package is not installed or damaged, model-cache-unwritable when a
 *         conversion cannot be stored.
 */
export async function openModelCache<Name extends ModelName = RuntimeModel>(
  options: ModelCacheOptions<Name> = {},
): Promise<Record<Name, string>> {
  const models: readonly ModelName[] = options.models ?? runtimeModels;
  const dir = await makeCacheFolder(options.dir);
  const lacking = await modelsToConvert(dir, models);
  if (lacking.length > 0) await convertInto(dir, lacking, options.onProgress);
  const paths = models.map((model) => [model, join(dir, modelFileName(model))]);
  return Object.fromEntries(paths) as Record<Name, string>;
}

/** Checks again under the lock, because another process may have converted the models in the meantime. */
async function convertInto(
  dir: string,
  lacking: readonly ModelName[],
  onProgress: ModelCacheOptions<ModelName>['onProgress'],
): Promise<void> {
  try {
    await withCacheLock(dir, async () => {
      await removeLeftovers(dir);
      const models = await modelsToConvert(dir, lacking);
      if (models.length === 0) return;
      const total = models.length;
      onProgress?.({ model: models[0]!, done: 0, total });
      let done = 0;
      for await (const { fileName, entry } of convertModels({ dir, models })) {
        await writeManifest(dir, { ...(await readManifest(dir)), [fileName]: entry });
        done += 1;
        onProgress?.({ model: models[Math.min(done, total - 1)]!, done, total });
      }
    });
  } catch (error) {
    if (!isFileSystemError(error)) throw error;
    throw new EngineError('model-cache-unwritable', {}, { cause: error });
  }
}

async function modelsToConvert(dir: string, models: readonly ModelName[]): Promise<ModelName[]> {
  const manifest = await readManifest(dir);
  const intact = await Promise.all(
    models.map((model) => {
      const fileName = modelFileName(model);
      return isIntact(join(dir, fileName), manifest[fileName], originOf(model));
    }),
  );
  return models.filter((_, i) => !intact[i]);
}

function originOf(model: ModelName): string {
  try {
    return modelOrigin(model);
  } catch (cause) {
    throw new EngineError('model-source-missing', { model, package: sourcePackageOf(model) }, { cause });
  }
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Interval at which the holder renews the lock. */
const renewalMs = 1_000;
/** A lock that was not renewed for this long belongs to a dead process. */
const staleAfterMs = 15_000;
const retryMs = 50;

/**
 * Runs `work` under the folder's lock, so that other processes wait.
 *
 * The lock of a killed process is taken over after 15 seconds. If two processes take it over at the same instant, both
 * work; all cache files are replaced atomically, so this only costs time.
 *
 * Throws: errors of `work`; the file system's error when the folder is not writable.
 */
export async function withCacheLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const path = join(dir, 'lock');
  const token = randomUUID();
  while (!(await acquired(path, token))) {
    if (await isStale(path)) await rm(path, { force: true });
    else await delay(retryMs);
  }
  const renewal = setInterval(() => void renew(path), renewalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await release(path, token);
  }
}

async function acquired(path: string, token: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(token);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > staleAfterMs;
  } catch {
    return false; // released between the two reads
  }
}

async function renew(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Keeps a lock that another process has taken over in the meantime. */
async function release(path: string, token: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => '');
  if (holder === token) await rm(path, { force: true });
}
