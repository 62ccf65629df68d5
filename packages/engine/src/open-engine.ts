import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { checkPhoto } from './check-photo.ts';
import { composePhoto } from './compose-photo.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { inspectOriginal } from './inspect-original.ts';
import { makePhoto } from './make-photo.ts';
import { meaningOf } from './meaning-of.ts';
import { openModelCache } from './models/cache.ts';
import type { MattingModel } from './models/matting-description.ts';
import { modelOrigin, modelsBesideMatting, permissiveModels, runtimeModels } from './models/model-names.ts';
import { openSessions } from './nets/sessions.ts';
import { recentPatches } from './observation/recent-patches.ts';
import { readPatch } from './observation/source-patch.ts';
import { packObservation, unpackObservation } from './observation/stored-observation.ts';
import { observeOriginal } from './observe-original.ts';
import { stepClock } from './step-clock.ts';

/**
 * Loads the nets and converts them on the first start; the built-in matting net only if no other is configured. An
 * engine is best used for one photo at a time: the nets use all its threads, and each run blocks the event loop of
 * the process.
 *
 * Throws: model-source-missing, model-cache-unwritable, matting-model-invalid.
 */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const { permissive = process.env.MATTING === 'permissive', threads } = options;
  const mattingModelPath = options.mattingModelPath ?? (process.env.MATTING_MODEL || undefined);
  const mattingModel =
    permissive || mattingModelPath === undefined ? undefined : await describedModel(mattingModelPath);
  const cache = { dir: options.modelCacheDir, onProgress: options.onModelProgress };
  const models = permissive ? permissiveModels : mattingModel ? modelsBesideMatting : runtimeModels;
  const modelPaths = await openModelCache<(typeof models)[number]>({ ...cache, models });
  // Every picture is different, so the cache of libvips would only waste memory.
  sharp.cache(false);
  const sessions = await openSessions({ modelPaths, permissive, mattingModel, threads });
  if (options.warm) await sessions.matting.run(blank);
  const nets = permissive ? modelOrigin('selfie-mask') : await nameOf(mattingModel);
  const patches = recentPatches();
  return {
    observe: async (source, onStep, order) =>
      patches.remember(await observeOriginal(source, sessions, stepClock(onStep), order)),
    store: (observation) => packObservation(observation, nets),
    restore: async (source, stored) => {
      const observation = await unpackObservation(stored, nets);
      if (!observation) return null;
      const patch = patches.of(observation) ?? (await readPatch(source, observation));
      return patches.remember({ ...observation, patch });
    },
    compose: (source, observation, request, onStep) =>
      composePhoto(source, observation, request, sessions, stepClock(onStep)),
    inspect: inspectOriginal,
    makePhoto: (source, request, onStep) => makePhoto(source, request, sessions, onStep),
    checkPhoto: (source, request, onStep) => checkPhoto(source, request, sessions, stepClock(onStep)),
    meaningOf,
    close: () => sessions.close(),
  };
}

const blank = { widthPx: 384, heightPx: 512, data: Buffer.alloc(3 * 384 * 512) };

/** Loads the description reader only if needed: loading takes 30 ms, which matters for a single photo. */
async function describedModel(path: string): Promise<MattingModel> {
  const { readMattingModel } = await import('./models/matting-description.ts');
  return readMattingModel(path);
}

/** Identifies the nets, so that an observation made with other nets is not restored. */
async function nameOf(mattingModel: MattingModel | undefined): Promise<string> {
  const people = modelOrigin('rvm');
  if (!mattingModel) return JSON.stringify([people, modelOrigin('isnet-int8')]);
  const { size, mtimeMs } = await stat(mattingModel.path);
  return JSON.stringify([people, size, mtimeMs, mattingModel.description]);
}
