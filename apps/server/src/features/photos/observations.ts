import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import type { Observed } from './engine-pool/protocol.ts';
import { checkKey, observationKey } from './picture-keys.ts';

/** What the engine saw in an original lies beside it: the next photo of it needs no second look. */
export interface Observations {
  /** Gives the work what was seen before, and keeps what it saw anew. Throws as the work does. */
  use<T>(original: StorageKey, work: (seen: Buffer | null) => Promise<Observed<T>>): Promise<T>;
}

interface ObservationsParts {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createObservations({ storage, log }: ObservationsParts): Observations {
  async function use<T>(
    original: StorageKey,
    work: (seen: Buffer | null) => Promise<Observed<T>>,
  ): Promise<T> {
    const seen = await unlessFailing('read', () => storage.get(observationKey(original)));
    const { result, observation } = await work(seen ?? null);
    if (observation) await unlessFailing('kept', () => keep(original, observation));
    return result;
  }

  /** An original that was deleted meanwhile leaves nothing behind. */
  async function keep(original: StorageKey, observation: Buffer): Promise<void> {
    await storage.put(observationKey(original), observation);
    if ((await storage.bytesOf(original)) === undefined) await storage.delete(observationKey(original));
  }

  /** No photo is lost for it. The error is not logged: it may name the place. */
  async function unlessFailing<T>(what: string, act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      log.warn({ code: (error as NodeJS.ErrnoException).code }, `an observation could not be ${what}`);
      return undefined;
    }
  }

  return { use };
}

/** In this order, on which `keep` relies. */
export async function deleteOriginal(storage: Storage, original: StorageKey): Promise<void> {
  await storage.delete(original);
  await storage.delete(observationKey(original));
  await storage.delete(checkKey(original));
}
