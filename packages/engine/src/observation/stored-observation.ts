import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import type { ForegroundLayers } from '../matting/foreground.ts';
import type { Matte } from '../raster/raster.ts';
import type { Observation } from './observation.ts';
import type { StoredObservation } from './source-patch.ts';

/** To be raised whenever an observation means something else than before, or is made better. */
const observationVersion = 4;

interface Stored {
  version: number;
  /** The nets that made it. */
  nets: string;
  observation: StoredObservation;
}

/**
 * An observation as bytes, to lie beside the original. The original's own pixels are left out, for they are in the
 * original, and so are colours that nothing is made of.
 *
 * In: a name for the nets that made it.
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

/** Out: null where the bytes are damaged, or were made by another version or other nets. */
export async function unpackObservation(bytes: Uint8Array, nets: string): Promise<StoredObservation | null> {
  try {
    const stored = deserialize(await promisify(inflate)(bytes)) as Partial<Stored>;
    return stored.version === observationVersion && stored.nets === nets ? stored.observation! : null;
  } catch {
    return null;
  }
}

/** Colours count only where person and background are mixed, and beside that. In: a matte of twice the size. */
function onlyWhereMixed(colours: Uint8Array, layers: ForegroundLayers, matte: Matte): Uint8Array {
  const kept = new Uint8Array(colours.length);
  for (let y = 0, i = 0; y < layers.heightPx; y++) {
    for (let x = 0; x < layers.widthPx; x++, i++) {
      if (isEven(matte, 2 * x, 2 * y)) continue;
      for (let c = 3 * i; c < 3 * i + 3; c++) kept[c] = colours[c]!;
    }
  }
  return kept;
}

/** All px around are the person, or all are the background. */
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

/** A px of the finished picture asks for the layers' px around it. */
const reachPx = 3;
