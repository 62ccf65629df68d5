import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { type EngineProcess, type EngineProcessOptions, startEngineProcess } from './engine-process.ts';
import type { PhotoMaker, PhotoWatch } from './photo-maker.ts';
import type { EngineRequest, EngineResults } from './protocol.ts';

/** Our own pool, because tinypool and piscina cannot kill a child that hangs in native code, or limit its resident memory. */

export interface EnginePoolOptions extends EngineProcessOptions {
  processes: number;
  restartDelayMs: { first: number; max: number };
  onChange?: () => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const killedStartsMax = 5;

interface Place {
  process: EngineProcess | undefined;
  state: 'starting' | 'idle' | 'working' | 'down';
  requestId: string | undefined;
  ends: number;
  failedStarts: number;
  /** Starts in a row that ended in a kill from outside, such as the kernel's when memory was short. */
  killedStarts: number;
}

class EnginePool implements PhotoMaker {
  readonly #options: EnginePoolOptions;
  readonly #waiting: ((place: Place | undefined) => void)[] = [];
  readonly #closing = new AbortController();
  readonly #places: Place[];
  readonly #supervised: Promise<void>[];

  constructor(options: EnginePoolOptions) {
    this.#options = options;
    this.#places = Array.from({ length: options.processes }, () => ({
      process: undefined,
      state: 'starting',
      requestId: undefined,
      ends: 0,
      failedStarts: 0,
      killedStarts: 0,
    }));
    this.#supervised = this.#places.map((place) => this.#supervise(place));
  }

  readyPlaces(): number {
    return this.#places.filter(({ state }) => state === 'idle' || state === 'working').length;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#refuseAll();
    await Promise.all(this.#places.map(({ process }) => process?.end()));
    await Promise.all(this.#supervised);
    this.#refuseAll();
  }

  work<R extends EngineRequest>(request: R, watch?: PhotoWatch): Promise<EngineResults[R['kind']]> {
    return this.#work(request, watch);
  }

  get places(): number {
    return this.#isHopeless() ? 0 : this.#places.length;
  }

  isReady() {
    return this.readyPlaces() > 0;
  }

  async #supervise(place: Place): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#runOnce(place);
      if (this.#isHopeless()) this.#refuseAll();
      await sleep(this.#restartDelay(place), undefined, { signal: this.#closing.signal }).catch(
        () => undefined,
      );
    }
  }

  async #runOnce(place: Place): Promise<void> {
    const { log } = this.#options;
    const process = startEngineProcess(this.#options);
    place.process = process;
    place.state = 'starting';
    let isReady = false;
    try {
      await process.ready;
      isReady = true;
      log.info({ pid: process.pid }, 'engine process ready');
      place.state = 'idle';
      place.failedStarts = 0;
      place.killedStarts = 0;
      this.#offer(place);
      this.#options.onChange?.();
    } catch (error) {
      if (!this.#closing.signal.aborted) log.error({ err: error }, 'engine process did not start');
    }
    const { exitCode, signal, lastWords, wasKilled } = await process.ended;
    if (!isReady) wasKilled ? place.killedStarts++ : place.failedStarts++;
    const { requestId: reqId } = place;
    place.state = 'down';
    place.ends++;
    if (!this.#closing.signal.aborted) {
      log.warn({ reqId, pid: process.pid, exitCode, signal, lastWords }, 'engine process ended');
    }
  }

  #restartDelay({ ends }: Place): number {
    const { first, max } = this.#options.restartDelayMs;
    return ends < 2 ? 0 : Math.min(first * 2 ** (ends - 2), max);
  }

  /** Every process has failed to start twice, or was killed too often, so waiting is pointless. */
  #isHopeless(): boolean {
    return this.#places.every(
      ({ failedStarts, killedStarts }) => failedStarts > 1 || killedStarts > killedStartsMax,
    );
  }

  #offer(place: Place): void {
    if (place.state === 'idle') this.#waiting.shift()?.(this.#take(place));
  }

  #take(place: Place): Place {
    place.state = 'working';
    return place;
  }

  #refuseAll(): void {
    for (const refuse of this.#waiting.splice(0)) refuse(undefined);
  }

  async #takePlace(): Promise<Place> {
    const isOver = this.#closing.signal.aborted || this.#isHopeless();
    const idle = this.#places.find(({ state }) => state === 'idle');
    const wait = () => new Promise<Place | undefined>((resolve) => this.#waiting.push(resolve));
    const place = isOver ? undefined : idle ? this.#take(idle) : await wait();
    if (!place) throw new ServiceError('engine-unavailable');
    return place;
  }

  async #work<R extends EngineRequest>(
    request: R,
    watch: PhotoWatch = {},
    triedBefore = false,
  ): Promise<EngineResults[R['kind']]> {
    const place = await this.#takePlace();
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
      if (isCrash(error) && !begun && !triedBefore) return this.#work(request, watch, true);
      throw error;
    } finally {
      if (place.process === process && process.isAlive) {
        place.state = 'idle';
        this.#offer(place);
      }
    }
  }
}

export function openEnginePool(options: EnginePoolOptions): PhotoMaker {
  return new EnginePool(options);
}

function isCrash(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'engine-crashed';
}
