import type { Patch } from '../raster/patch.ts';
import type { Observation } from './observation.ts';

/** Whoever looks at an original soon makes a photo of it, and then sets it right by hand. */
const keptMax = 2;

/** The pixels of the last originals, which are not stored, so that they need not be decoded again. */
export function recentPatches() {
  const patches = new Map<string, Patch>();
  return {
    of: ({ id }: Pick<Observation, 'id'>): Patch | undefined => patches.get(id),
    remember(observation: Observation): Observation {
      patches.delete(observation.id);
      patches.set(observation.id, observation.patch);
      const [oldest] = patches.keys();
      if (patches.size > keptMax) patches.delete(oldest!);
      return observation;
    },
  };
}
