import type { Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { type EngineProcess, type EngineProcessOptions, startEngineProcess } from './engine-process.ts';
import { createJobQueue, type QueuedJob } from './job-queue.ts';
import type { PhotoMaker, PhotoWatch } from './photo-maker.ts';
import type { Job, Results } from './protocol.ts';

/*
 * Our own rather than tinypool or piscina: a photo needs a process of its own kind of end. Those pools
 * cannot end a child that hangs in native code and answer just its task, watch its resident memory (model
 * memory is native, no heap limit sees it), tell progress, or restart with a pause.
 */

export interface EnginePoolOptions extends EngineProcessOptions {
  processes: number;
  /** Photos that may wait; one more is answered `busy`. */
  queueMax: number;
  /** A photo that has not begun by then is answered `busy`. */
  queueTimeoutMs: number;
  restartDelayMs: { first: number; max: number };
  /** A process waits for a photo, or none does any more. */
  onChange?: () => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** A place for one process, which is replaced whenever it ends. */
interface Place {
  process: EngineProcess | undefined;
  state: 'starting' | 'idle' | 'working' | 'down';
  /** Ends of its process since the last photo. */
  ends: number;
  /** Starts that failed since the last one that did not. */
  failedStarts: number;
}

export function openEnginePool(options: EnginePoolOptions): PhotoMaker {
  const { log } = options;
  const queue = createJobQueue({ timeoutMs: options.queueTimeoutMs });
  const closing = new AbortController();
  const places: Place[] = Array.from({ length: options.processes }, () => ({
    process: undefined,
    state: 'starting',
    ends: 0,
    failedStarts: 0,
  }));
  const supervised = places.map(supervise);

  async function supervise(place: Place): Promise<void> {
    while (!closing.signal.aborted) {
      await runOnce(place);
      if (isHopeless()) queue.refuseAll();
      await pause(restartDelay(place), closing.signal);
    }
  }

  /** From the start of a process to its end. */
  async function runOnce(place: Place): Promise<void> {
    const process = startEngineProcess(options);
    place.process = process;
    place.state = 'starting';
    try {
      await process.ready;
      log.info({ pid: process.pid }, 'engine process ready');
      place.state = 'idle';
      place.failedStarts = 0;
      dispatch();
      options.onChange?.();
    } catch (error) {
      place.failedStarts++;
      if (!closing.signal.aborted) log.error({ err: error }, 'engine process did not start');
    }
    const { exitCode, signal, lastWords } = await process.ended;
    place.state = 'down';
    place.ends++;
    if (!closing.signal.aborted) {
      log.warn({ pid: process.pid, exitCode, signal, lastWords }, 'engine process ended');
    }
  }

  /** At once after a single end; from the second in a row on, doubling. */
  function restartDelay({ ends }: Place): number {
    const { first, max } = options.restartDelayMs;
    return ends < 2 ? 0 : Math.min(first * 2 ** (ends - 2), max);
  }

  /** The last two starts of every process have failed: waiting would be in vain. */
  function isHopeless(): boolean {
    return places.every(({ failedStarts }) => failedStarts > 1);
  }

  function readyPlaces(): number {
    return places.filter(({ state }) => state === 'idle' || state === 'working').length;
  }

  function dispatch(): void {
    for (const place of places) {
      if (place.state !== 'idle') continue;
      const next = queue.take();
      if (!next) break;
      void run(place, next);
    }
    queue.tellPositions(places.filter(({ state }) => state === 'working').length);
  }

  async function run(place: Place, queued: QueuedJob): Promise<void> {
    const { job, watch, resolve, reject } = queued;
    const { process } = place;
    let begun = false;
    const onStep = (step: Step) => {
      begun = true;
      watch.onStep?.(step);
    };
    place.state = 'working';
    try {
      resolve(await process!.work(job, onStep));
      place.ends = 0;
    } catch (error) {
      // A process that was dead before it began did not die of this picture: the next one gets it, once.
      if (isCrash(error) && !begun && !queued.triedBefore) queue.putBack(queued);
      else reject(error as Error);
    }
    // If it has ended, its place belongs to supervise.
    if (place.process === process && process!.isAlive) place.state = 'idle';
    dispatch();
  }

  async function order<J extends Job>(job: J, watch: PhotoWatch = {}): Promise<Results[J['kind']]> {
    if (closing.signal.aborted || isHopeless()) throw new ServiceError('engine-unavailable');
    if (watch.signal?.aborted) throw new ServiceError('request-cancelled');
    const free = places.some(({ state }) => state === 'idle');
    if (!free && queue.length >= options.queueMax) throw new ServiceError('busy', { retryAfterSeconds: 5 });
    const result = queue.add(job, watch);
    dispatch();
    return result;
  }

  async function close(): Promise<void> {
    closing.abort();
    queue.refuseAll();
    await Promise.all(places.map(({ process }) => process?.end()));
    await Promise.all(supervised);
    queue.refuseAll();
  }

  return {
    makePhoto: (picture, watch) => order({ kind: 'photo', ...picture }, watch),
    inspectOriginal: (picture, watch) => order({ kind: 'inspection', ...picture }, watch),
    makeSheet: (sheet, watch) => order({ kind: 'sheet', order: sheet }, watch),
    makeCertificate: (certificate, watch) => order({ kind: 'certificate', order: certificate }, watch),
    isReady: () => readyPlaces() > 0,
    readyPlaces,
    get places() {
      return isHopeless() ? 0 : places.length;
    },
    close,
  };
}

function isCrash(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'engine-crashed';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
