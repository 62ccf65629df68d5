import type { Patch } from '../raster/patch.ts';
import type { Observation } from './observation.ts';

/** Users usually make a photo soon after the observation, and then adjust it. */
const storedMax = 2;

/**
 * Keeps the patches of the latest observations. Stored observations have none, so this saves decoding the original
 * again.
 */
export function recentPatches() {
  const patches = new Map<string, Patch>();
  return {
    of: ({ id }: Pick<Observation, 'id'>): Patch | undefined => patches.get(id),
    remember(observation: Observation): Observation {
      patches.delete(observation.id);
      patches.set(observation.id, observation.patch);
      const [oldest] = patches.keys();
      if (patches.size > storedMax) patches.delete(oldest!);
      return observation;
    },
  };
}
