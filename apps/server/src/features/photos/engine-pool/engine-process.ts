import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineOptions } from '@vesika/engine';
import type { Step } from '@vesika/report';
import { type ErrorFacts, ServiceError } from '../../../platform/errors/service-error.ts';
import { engineFlags } from './engine-flags.ts';
import type { EngineFailure, EngineRequest, EngineResults, FromEngine, ToEngine } from './protocol.ts';
import { residentMemoryMb } from './resident-memory.ts';

export interface EngineProcessOptions {
  entry: URL;
  engine: EngineOptions;
  startTimeoutMs: number;
  photoTimeoutMs: number;
  memoryMbMax: number;
  uid?: number | undefined;
}

export interface EngineProcess {
  readonly pid: number;
  readonly isAlive: boolean;
  readonly ready: Promise<void>;
  readonly ended: Promise<EndOfProcess>;
  work<R extends EngineRequest>(request: R, watch?: WorkWatch): Promise<EngineResults[R['kind']]>;
  end(): Promise<void>;
}

interface WorkWatch {
  onStep?: (step: Step) => void;
  requestId?: string | undefined;
}

interface EndOfProcess {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  lastWords: string;
  /** Whether it was killed from outside, such as by the kernel when memory was short. */
  wasKilled: boolean;
}

/** The first photo of a process takes longer, because its nets and code are cold. */
export const firstPhotoTimes = 2;

/** By then another process has taken the place of one that was killed. */
const retryAfterSeconds = 5;

type KillReason = 'photo-timed-out' | 'engine-memory-exceeded';

interface Running {
  resolve: (result: EngineResults[EngineRequest['kind']]) => void;
  reject: (error: Error) => void;
  onStep?: ((step: Step) => void) | undefined;
}

/** The server only sees a rejected promise, even if a picture makes the process crash, loop or run out of memory. */
export function startEngineProcess(options: EngineProcessOptions): EngineProcess {
  const child = spawnEngine(options);
  const lastWords = collectLastWords(child);
  const opening = deferred();
  let running: Running | undefined;
  let killReason: KillReason | undefined;
  let isCold = true;
  let isOurs = false;
  const killChild = () => {
    isOurs = true;
    child.kill('SIGKILL');
  };

  const startTimer = setTimeout(() => {
    opening.reject(new Error(`the engine did not open within ${options.startTimeoutMs} ms`));
    killChild();
  }, options.startTimeoutMs);

  // If the server exits abruptly, a process in an endless loop would not notice.
  const killWithServer = () => child.kill('SIGKILL');
  process.once('exit', killWithServer);

  const ended = new Promise<EndOfProcess>((resolve) => {
    const end = (exitCode: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(startTimer);
      process.off('exit', killWithServer);
      opening.reject(new Error(`the engine process ended (${signal ?? exitCode}): ${lastWords()}`));
      const facts: ErrorFacts = killReason === 'photo-timed-out' ? { retryAfterSeconds } : {};
      running?.reject(new ServiceError(killReason ?? 'engine-crashed', facts));
      running = undefined;
      resolve({ exitCode, signal, lastWords: lastWords(), wasKilled: signal === 'SIGKILL' && !isOurs });
    };
    child.once('exit', end);
    child.once('error', () => end(null, null));
  });

  child.on('message', (message: FromEngine) => {
    switch (message.kind) {
      case 'ready':
        clearTimeout(startTimer);
        return opening.resolve();
      case 'open-failed':
        opening.reject(toError(message.failure));
        return killChild();
      case 'step':
        return running?.onStep?.(message.step);
      case 'done':
        return running?.resolve(message.result);
      case 'failed':
        return running?.reject(toError(message.failure));
    }
  });

  function send(message: ToEngine): void {
    // A failed send means that the process is ending, which `exit` handles.
    child.send(message, () => {});
  }

  function kill(reason: KillReason): void {
    killReason = reason;
    killChild();
  }

  async function work<R extends EngineRequest>(
    request: R,
    watched: WorkWatch = {},
  ): Promise<EngineResults[R['kind']]> {
    const { onStep, requestId } = watched;
    if (!isAlive(child)) throw new ServiceError('engine-crashed');
    const timeoutMs = options.photoTimeoutMs * (isCold ? firstPhotoTimes : 1);
    const timer = setTimeout(() => kill('photo-timed-out'), timeoutMs);
    const watch = watchMemory(child, options.memoryMbMax, () => kill('engine-memory-exceeded'));
    try {
      return await new Promise<EngineResults[R['kind']]>((resolve, reject) => {
        running = { resolve: resolve as Running['resolve'], reject, onStep };
        send({ kind: 'work', request, requestId });
      });
    } finally {
      running = undefined;
      isCold = false;
      clearTimeout(timer);
      clearInterval(watch);
    }
  }

  async function end(): Promise<void> {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 1000);
    await ended;
    clearTimeout(timer);
  }

  send({ kind: 'open', options: options.engine, uid: options.uid });
  return {
    pid: child.pid ?? -1,
    get isAlive() {
      return isAlive(child);
    },
    ready: opening.promise,
    ended,
    work,
    end,
  };
}

/** The process that opens hostile pictures gets no secrets from the environment and a limited heap. */
function spawnEngine({ entry, memoryMbMax }: EngineProcessOptions): ChildProcess {
  const { PATH, HOME, XDG_CACHE_HOME, TMPDIR, LANG, TZ } = process.env;
  const child = fork(entry, [], {
    cwd: dirname(fileURLToPath(entry)),
    execArgv: [...loaderOf(entry), ...engineFlags, `--max-old-space-size=${memoryMbMax}`],
    // One malloc arena per thread would keep a fifth more memory.
    env: { PATH, HOME, XDG_CACHE_HOME, TMPDIR, LANG, TZ, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  giveWay(child);
  return child;
}

/** Plain JavaScript starts without a loader, in a quarter of the time. */
function loaderOf({ pathname }: URL): string[] {
  return pathname.endsWith('.ts') ? ['--import', '@oxc-node/core/register'] : [];
}

/**
 * On two cores, the slowest of twenty sign-ins during a photo took 216 ms instead of 339 ms, and the photo 2 % longer. Set
 * before the process creates threads, which inherit it.
 */
function giveWay({ pid }: ChildProcess): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  try {
    if (pid !== undefined) setPriority(pid, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL));
  } catch {
    // It has already ended.
  }
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** A promise settled from outside, whose rejection need not be handled. */
function deferred() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

function collectLastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2000);
  });
  return () => words.trim();
}

function watchMemory({ pid }: ChildProcess, memoryMbMax: number, onExceeded: () => void) {
  return setInterval(async () => {
    const resident = pid === undefined ? undefined : await residentMemoryMb(pid);
    if (resident !== undefined && resident > memoryMbMax) onExceeded();
  }, 100);
}

/** The contract contains every engine code under its own name. */
function toError(failure: EngineFailure): Error {
  const cause = new Error(failure.message);
  if (failure.code === null) return new ServiceError('internal', {}, { cause });
  return new ServiceError(failure.code, failure.facts, { cause });
}
