import { join } from 'node:path';
import { EngineError } from '../errors.ts';
import { makeCacheFolder, removeLeftovers } from './cache-folder.ts';
import { withCacheLock } from './cache-lock.ts';
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
