import { join } from 'node:path';
import { EngineError } from '../errors.ts';
import { makeCacheFolder, removeLeftovers } from './cache-folder.ts';
import { withCacheLock } from './cache-lock.ts';
import { isIntact, readManifest, writeManifest } from './cache-manifest.ts';
import { convertModels } from './convert-models.ts';
import { type ModelName, modelFileName, modelOrigin, runtimeModels, sourcePackageOf } from './model-names.ts';

export interface ModelCacheOptions<Name extends ModelName> {
  /** Made when missing; shared safely between processes. The user's cache folder when absent. */
  dir?: string;
  /** All that making a photo needs with the built-in matting net, when absent. */
  models?: readonly Name[];
  /**
   * Told before the first conversion and after each: the model at work (at last, the one finished) and how
   * many of those to convert are done. Never called when all are there.
   */
  onProgress?: (progress: { model: ModelName; done: number; total: number }) => void;
}

type RuntimeModel = (typeof runtimeModels)[number];

/**
 * Sees to it that the models are in the cache, converting once what is not there, is damaged, or was made
 * from other packages or by another version of the converter.
 *
 * Every file is checked whole against its recorded SHA-256: 52 MB in some 50 ms.
 *
 * Out:    for each model the path of its ONNX file.
 * Throws: EngineError model-source-missing when a package is not installed or is damaged,
 *         model-cache-unwritable when something has to be converted and cannot be stored.
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

/** Another process may have done the work while this one waited for the lock. */
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
