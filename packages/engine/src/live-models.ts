import { dirname } from 'node:path';
import { type LiveModel, liveModels } from './live/live-nets.ts';
import { openModelCache } from './models/cache.ts';
import { readManifest } from './models/cache-manifest.ts';
import { modelFileName } from './models/model-names.ts';

/** A cached model file that is sent to browsers. */
export interface LiveModelFile {
  model: LiveModel;
  path: string;
  sha256: string;
}

/**
 * The files of the nets that the live camera runs, in the order of their use; converts missing ones.
 *
 * Throws: as openModelCache does.
 */
export async function openLiveModels(dir?: string): Promise<LiveModelFile[]> {
  const paths = await openModelCache({ ...(dir !== undefined && { dir }), models: liveModels });
  const manifest = await readManifest(dirname(paths[liveModels[0]]));
  return liveModels.map((model) => ({
    model,
    path: paths[model],
    sha256: manifest[modelFileName(model)]!.sha256,
  }));
}
