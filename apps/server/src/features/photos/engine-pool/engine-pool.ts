import type { Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { type EngineProcess, type EngineProcessOptions, startEngineProcess } from './engine-process.ts';
import type { PhotoMaker, PhotoWatch } from './photo-maker.ts';
import type { EngineRequest, EngineResults } from './protocol.ts';

/*
 * Our own pool instead of tinypool or piscina, which cannot kill a child that hangs in native code and fail only its
 * task, limit its resident memory (models use native memory, which no heap limit covers), report progress, or delay
 * restarts.
 */

export interface EnginePoolOptions extends EngineProcessOptions {
  processes: number;
  restartDelayMs: { first: number; max: number };
  /** Called when a process becomes free or none is left. */
  onChange?: () => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** A slot for one process, which is replaced whenever it ends. */
interface Place {
  process: EngineProcess | undefined;
  state: 'starting' | 'idle' | 'working' | 'down';
  /** The HTTP request that the last work was for. */
  requestId: string | undefined;
  /** Crashes since the last successful photo. */
  ends: number;
  /** Consecutive failed starts. */
  failedStarts: number;
}

export function openEnginePool(options: EnginePoolOptions): PhotoMaker {
  const { log } = options;
  /** Callers waiting for a process, which is rare because photo jobs are taken only when a slot is free. */
  const waiting: ((place: Place | undefined) => void)[] = [];
  const closing = new AbortController();
  const places: Place[] = Array.from({ length: options.processes }, () => ({
    process: undefined,
    state: 'starting',
    requestId: undefined,
    ends: 0,
    failedStarts: 0,
  }));
  const supervised = places.map(supervise);

  async function supervise(place: Place): Promise<void> {
    while (!closing.signal.aborted) {
      await runOnce(place);
      if (isHopeless()) refuseAll();
      await pause(restartDelay(place), closing.signal);
    }
  }

  /** Runs a process from start to end. */
  async function runOnce(place: Place): Promise<void> {
    const process = startEngineProcess(options);
    place.process = process;
    place.state = 'starting';
    try {
      await process.ready;
      log.info({ pid: process.pid }, 'engine process ready');
      place.state = 'idle';
      place.failedStarts = 0;
      offer(place);
      options.onChange?.();
    } catch (error) {
      place.failedStarts++;
      if (!closing.signal.aborted) log.error({ err: error }, 'engine process did not start');
    }
    const { exitCode, signal, lastWords } = await process.ended;
    const { requestId: reqId } = place;
    place.state = 'down';
    place.ends++;
    if (!closing.signal.aborted) {
      log.warn({ reqId, pid: process.pid, exitCode, signal, lastWords }, 'engine process ended');
    }
  }

  /** No delay after a single crash, then doubling. */
  function restartDelay({ ends }: Place): number {
    const { first, max } = options.restartDelayMs;
    return ends < 2 ? 0 : Math.min(first * 2 ** (ends - 2), max);
  }

  /** Every process has failed to start twice, so waiting is pointless. */
  function isHopeless(): boolean {
    return places.every(({ failedStarts }) => failedStarts > 1);
  }

  function readyPlaces(): number {
    return places.filter(({ state }) => state === 'idle' || state === 'working').length;
  }

  function offer(place: Place): void {
    if (place.state === 'idle') waiting.shift()?.(take(place));
  }

  function take(place: Place): Place {
    place.state = 'working';
    return place;
  }

  function refuseAll(): void {
    for (const refuse of waiting.splice(0)) refuse(undefined);
  }

  /** Throws engine-unavailable. */
  async function takePlace(): Promise<Place> {
    const isOver = closing.signal.aborted || isHopeless();
    const idle = places.find(({ state }) => state === 'idle');
    const wait = () => new Promise<Place | undefined>((resolve) => waiting.push(resolve));
    const place = isOver ? undefined : idle ? take(idle) : await wait();
    if (!place) throw new ServiceError('engine-unavailable');
    return place;
  }

  async function work<R extends EngineRequest>(
    request: R,
    watch: PhotoWatch = {},
    triedBefore = false,
  ): Promise<EngineResults[R['kind']]> {
    const place = await takePlace();
    const process = place.process!;
    place.requestId = watch.requestId;
    let begun = false;
    const onStep = (step: Step) => {
      begun = true;
      watch.onStep?.(step);
    };
    try {
      const result = await process.work(request, { onStep, requestId: watch.requestId });
      place.ends = 0;
      return result;
    } catch (error) {
      // A process that died before it began was not killed by this picture, so the next one tries once.
      if (isCrash(error) && !begun && !triedBefore) return work(request, watch, true);
      throw error;
    } finally {
      // If the process has ended, `supervise` owns the slot.
      if (place.process === process && process.isAlive) {
        place.state = 'idle';
        offer(place);
      }
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    refuseAll();
    await Promise.all(places.map(({ process }) => process?.end()));
    await Promise.all(supervised);
    refuseAll();
  }

  return {
    makePhoto: (picture, watch) => work({ kind: 'photo', ...picture }, watch),
    inspectOriginal: (picture, watch) => work({ kind: 'inspection', ...picture }, watch),
    checkPhoto: (check, watch) => work({ kind: 'check', ...check }, watch),
    makeSheet: (sheet, watch) => work({ kind: 'sheet', sheet }, watch),
    makeCertificate: (certificate, watch) => work({ kind: 'certificate', certificate }, watch),
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
