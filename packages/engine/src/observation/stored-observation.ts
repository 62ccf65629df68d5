import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import type { ForegroundLayers } from '../matting/foreground.ts';
import type { Matte } from '../raster/raster.ts';
import type { Observation } from './observation.ts';
import type { StoredObservation } from './source-patch.ts';

/** Raise this whenever an observation changes its meaning or improves. */
const observationVersion = 11;

interface Stored {
  version: number;
  /** Identifies the nets that made it. */
  nets: string;
  observation: StoredObservation;
}

/**
 * Serialises an observation for storage next to the original. Leaves out the patch, which can be read from the
 * original, and layer colours that no photo uses.
 *
 * In: `nets`, an identifier of the nets that made it.
 */
export async function packObservation(
  { patch: _, ...observation }: Observation,
  nets: string,
): Promise<Buffer> {
  const layers = {
    ...observation.layers,
    foreground: onlyWhereMixed(observation.layers.foreground, observation.layers, observation.matte),
    background: onlyWhereMixed(observation.layers.background, observation.layers, observation.matte),
  };
  const stored: Stored = { version: observationVersion, nets, observation: { ...observation, layers } };
  return promisify(deflate)(serialize(stored), { level: 1 });
}

/** Restores an observation. Out: null when the bytes are damaged or come from another version or other nets. */
export async function unpackObservation(bytes: Uint8Array, nets: string): Promise<StoredObservation | null> {
  try {
    const stored = deserialize(await promisify(inflate)(bytes)) as Partial<Stored>;
    return stored.version === observationVersion && stored.nets === nets ? stored.observation! : null;
  } catch {
    return null;
  }
}

/**
 * Keeps layer colours only at and near pixels that mix person and background, where they are used. In: a matte of twice
 * the size of the layers.
 */
function onlyWhereMixed(colours: Uint8Array, layers: ForegroundLayers, matte: Matte): Uint8Array {
  const retained = new Uint8Array(colours.length);
  for (let y = 0, i = 0; y < layers.heightPx; y++) {
    for (let x = 0; x < layers.widthPx; x++, i++) {
      if (isEven(matte, 2 * x, 2 * y)) continue;
      for (let c = 3 * i; c < 3 * i + 3; c++) retained[c] = colours[c]!;
    }
  }
  return retained;
}

/** True when all pixels in the neighbourhood are person, or all are background. */
function isEven({ alpha, widthPx, heightPx }: Matte, x: number, y: number): boolean {
  const value = alpha[y * widthPx + x]!;
  if (value !== 0 && value !== 255) return false;
  const right = Math.min(widthPx - 1, x + reachPx + 1);
  const bottom = Math.min(heightPx - 1, y + reachPx + 1);
  for (let row = Math.max(0, y - reachPx); row <= bottom; row++) {
    for (let i = row * widthPx + Math.max(0, x - reachPx); i <= row * widthPx + right; i++) {
      if (alpha[i] !== value) return false;
    }
  }
  return true;
}

/** A pixel of the output interpolates layer pixels within this distance, matte px. */
const reachPx = 3;
