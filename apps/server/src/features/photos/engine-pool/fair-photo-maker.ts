import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { PhotoMaker, PhotoWatch } from './photo-maker.ts';

interface FairOptions {
  /** Places in the queue for one address: many people may be behind it, or one with many faces. */
  perAddress: number;
  /** What one caller may have waiting for his own place; more is answered `busy`. */
  waitingMax: number;
}

/** Who waits for one of the own places; served in order. */
interface Line {
  busy: number;
  waiting: (() => void)[];
}

/**
 * One place in the engine's queue for each caller, some for each address: whoever asks for many photos at once
 * waits for himself, and everybody else is next after one of them.
 */
export function fairPhotoMaker(photoMaker: PhotoMaker, { perAddress, waitingMax }: FairOptions): PhotoMaker {
  const lines = new Map<string, Line>();

  /** Throws busy, request-cancelled. */
  async function enter(key: string, places: number, watch: PhotoWatch): Promise<() => void> {
    const line = lines.get(key) ?? { busy: 0, waiting: [] };
    lines.set(key, line);
    if (line.busy >= places) {
      if (line.waiting.length >= waitingMax) throw new ServiceError('busy', { retryAfterSeconds: 5 });
      watch.onQueued?.(line.busy + line.waiting.length);
      await turnIn(line, watch.signal);
    } else line.busy++;
    return () => {
      const next = line.waiting.shift();
      if (next) return next();
      line.busy--;
      if (line.busy === 0) lines.delete(key);
    };
  }

  async function inTurn<T>(watch: PhotoWatch = {}, work: () => Promise<T>): Promise<T> {
    const { requester } = watch;
    if (!requester) return work();
    const leaveOwn = await enter(`caller ${requester.owner}`, 1, watch);
    try {
      const leaveShared = await enter(`address ${requester.address}`, perAddress, watch);
      try {
        return await work();
      } finally {
        leaveShared();
      }
    } finally {
      leaveOwn();
    }
  }

  return {
    ...photoMaker,
    makePhoto: (order, watch) => inTurn(watch, () => photoMaker.makePhoto(order, watch)),
    inspectOriginal: (order, watch) => inTurn(watch, () => photoMaker.inspectOriginal(order, watch)),
    makeSheet: (order, watch) => inTurn(watch, () => photoMaker.makeSheet(order, watch)),
    makeCertificate: (order, watch) => inTurn(watch, () => photoMaker.makeCertificate(order, watch)),
  };
}

/** Resolves with the place of whoever leaves. Throws request-cancelled. */
function turnIn(line: Line, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onTurn = () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    const onAbort = () => {
      line.waiting.splice(line.waiting.indexOf(onTurn), 1);
      reject(new ServiceError('request-cancelled'));
    };
    signal?.addEventListener('abort', onAbort);
    line.waiting.push(onTurn);
  });
}
