import { checkPhoto } from './check-photo.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { inspectOriginal } from './inspect-original.ts';
import { makePhoto } from './make-photo.ts';
import { openModelCache } from './models/cache.ts';
import { openSessions } from './observe/sessions.ts';

/**
 * Loads the nets, converting them on the first start. One engine makes one photo at a time well: the nets use
 * all its threads, and a run occupies the event loop of its process.
 *
 * Throws: model-source-missing, model-cache-unwritable, matting-model-invalid.
 */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const { mattingModelPath = process.env.MATTING_MODEL || undefined, threads } = options;
  const modelPaths = await openModelCache({
    dir: options.modelCacheDir,
    onProgress: options.onModelProgress,
  });
  const sessions = await openSessions({ modelPaths, mattingModelPath, threads });
  return {
    makePhoto: (source, request, onStep) => makePhoto(source, request, sessions, onStep),
    inspectOriginal: (source, request) => inspectOriginal(source, request, sessions),
    checkPhoto: (source, request) => checkPhoto(source, request, sessions),
    close: () => sessions.close(),
  };
}
