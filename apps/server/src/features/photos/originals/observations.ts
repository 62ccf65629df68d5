import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../../../platform/errors/error-code.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { Observed } from '../engine-pool/protocol.ts';
import { checkKey, observationKey } from '../files/picture-keys.ts';

/** Observations stored beside originals, so that the next photo needs no second observation. */
export type Observations = ReturnType<typeof createObservations>;

interface ObservationsParts {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createObservations({ storage, log }: ObservationsParts) {
  async function use<T>(
    original: StorageKey,
    work: (seen: Buffer | null) => Promise<Observed<T>>,
  ): Promise<T> {
    const seen = await unlessFailing('read', () => storage.get(observationKey(original)));
    const { result, observation } = await work(seen ?? null);
    if (observation) await unlessFailing('kept', () => keep(original, observation));
    return result;
  }

  /** The original may have been deleted meanwhile. */
  async function keep(original: StorageKey, observation: Buffer): Promise<void> {
    await storage.put(observationKey(original), observation);
    if ((await storage.bytesOf(original)) === undefined) await storage.delete(observationKey(original));
  }

  /** A failed cache access must not lose a photo. The error is not logged, because it may contain the path. */
  async function unlessFailing<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (error) {
      log.warn({ code: errorCode(error) }, `an observation could not be ${what}`);
      return undefined;
    }
  }

  return { use };
}

/** `keep` relies on this order. */
export async function deleteOriginal(storage: Storage, original: StorageKey): Promise<void> {
  await storage.delete(original);
  await storage.delete(observationKey(original));
  await storage.delete(checkKey(original));
}
