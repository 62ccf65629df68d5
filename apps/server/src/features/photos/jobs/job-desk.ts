import type { Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Fingerprint } from '../../../platform/secrets/fingerprint.ts';
import type { NewsDesk } from './job-news.ts';
import { type JobStanding, type JobTable, newJobId } from './job-table.ts';
import type { Job, JobNews, JobOutcome, JobResults, JobTask, ProcessingPriority } from './photo-job.ts';

export interface JobWatch {
  /** Jobs of the same caller run one after the other, and so do those of an address beyond its places. */
  requester: { owner: string; address: string };
  requestId: string;
  /** Standard if absent. */
  priority?: ProcessingPriority;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal;
  /** Called with the number of jobs ahead, whenever it changes. */
  onQueued?: (ahead: number) => void;
  onStep?: (step: Step) => void;
}

/** For a job that nobody waits for. */
export interface LeftJobWatch extends Pick<JobWatch, 'requester' | 'requestId' | 'priority'> {
  keptSeconds: number;
}

/** Requests photos from workers and waits for them. */
export interface JobDesk {
  /**
   * Throws: engine codes as ServiceError; busy, rate-limited, engine-unavailable, database-unavailable,
   * photo-timed-out, engine-crashed, engine-memory-exceeded, photo-given-up, request-cancelled.
   */
  order<K extends JobTask['kind']>(
    task: Extract<JobTask, { kind: K }>,
    watch: JobWatch,
  ): Promise<JobResults[K]>;
  /**
   * Queues a job without waiting; its result can be queried for the given time.
   *
   * Throws: busy, rate-limited, engine-unavailable, database-unavailable.
   */
  leave(task: JobTask, watch: LeftJobWatch): Promise<string>;
  /** Status of the jobs that are still known. */
  look(ids: readonly string[]): Promise<JobStanding[]>;
  /** Their results will be neither recorded nor charged. */
  cancel(ids: readonly string[]): Promise<void>;
  /** Number of orders being waited for. */
  readonly waiting: number;
  close(): void;
}

interface JobDeskParts {
  processId: string;
  table: JobTable;
  news: NewsDesk;
  fingerprint: Fingerprint;
  /** Called after a job was added. */
  onAdded: () => void;
  /** A job that has not started by then is answered `busy`. */
  queueTimeoutMs: number;
  /** Total time limit, including retries on other workers. */
  timeoutMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Waiter {
  watch: JobWatch;
  sinceMs: number;
  isAdded: boolean;
  hasBegun: boolean;
  isEndTold: boolean;
  ahead: number | undefined;
  resolve: (result: JobResults[JobTask['kind']]) => void;
  reject: (error: Error) => void;
}

const lookMs = { first: 60, every: 1000 };
/** Grace period in which steps may still arrive after polling found the end. */
const newsMs = 1000;
const retryAfterSeconds = 5;

export function createJobDesk(parts: JobDeskParts): JobDesk {
  const { processId, table, news, log } = parts;
  const waiters = new Map<string, Waiter>();
  // Notifications may be missed, and a dead worker sends none, so jobs are polled as well.
  const timer = setInterval(() => void lookAfter([...waiters.keys()]), lookMs.every);
  timer.unref();
  news.hear(onNews);

  function onNews(told: JobNews): void {
    if (!('jobId' in told)) return;
    const waiter = waiters.get(told.jobId);
    if (!waiter) return;
    if (told.kind === 'ended') {
      waiter.isEndTold = true;
      if (told.outcome) settle(waiter, told.outcome);
      else void lookAfter([told.jobId]);
    } else {
      waiter.hasBegun = true;
      waiter.watch.onStep?.(told.step);
    }
  }

  async function order<K extends JobTask['kind']>(
    task: Extract<JobTask, { kind: K }>,
    watch: JobWatch,
  ): Promise<JobResults[K]> {
    if (watch.signal?.aborted) throw new ServiceError('request-cancelled');
    const id = newJobId();
    const { priority = 'standard', signal } = watch;
    const job = jobOf(task, watch);
    const onAbort = () => giveUp(id, new ServiceError('request-cancelled'));
    const ended = new Promise<JobResults[JobTask['kind']]>((resolve, reject) => {
      const blank = { isAdded: false, hasBegun: false, isEndTold: false, ahead: undefined };
      waiters.set(id, { watch, sinceMs: Date.now(), ...blank, resolve, reject });
    });
    ended.catch(() => undefined);
    signal?.addEventListener('abort', onAbort);
    try {
      await table.add(id, job, priority);
      const waiter = waiters.get(id);
      if (waiter) waiter.isAdded = true;
      else await table.cancel(id);
      parts.onAdded();
      if (waiter?.isEndTold) void lookAfter([id]);
      setTimeout(() => void lookAfter(waiters.get(id)?.hasBegun ? [] : [id]), lookMs.first).unref();
      return (await ended) as JobResults[K];
    } finally {
      signal?.removeEventListener('abort', onAbort);
      waiters.delete(id);
    }
  }

  function jobOf(task: JobTask, { requester, requestId }: Pick<JobWatch, 'requester' | 'requestId'>): Job {
    const { owner, address } = requester;
    return { task, requester: { owner, address: parts.fingerprint(address) }, askedBy: processId, requestId };
  }

  async function leave(task: JobTask, watch: LeftJobWatch): Promise<string> {
    const id = newJobId();
    await table.add(id, jobOf(task, watch), watch.priority ?? 'standard', watch.keptSeconds);
    parts.onAdded();
    return id;
  }

  /** Its result will be neither recorded nor charged. */
  function giveUp(id: string, error: Error): void {
    waiters.get(id)?.reject(error);
    waiters.delete(id);
    table.cancel(id).catch(() => log.warn({ jobId: id }, 'a job could not be cancelled'));
  }

  async function lookAfter(asked: readonly string[]): Promise<void> {
    const ids = asked.filter((id) => waiters.get(id)?.isAdded);
    if (ids.length === 0) return;
    try {
      const found = new Map((await table.look(ids)).map((standing) => [standing.id, standing]));
      for (const id of ids) follow(id, found.get(id));
      if ([...found.values()].some(({ state }) => state === 'waiting')) await refuseWithoutWorkers(found);
    } catch {
      // The database may return before the callers time out.
      for (const id of ids) {
        if (isOverdue(id)) giveUp(id, new ServiceError('database-unavailable', { retryAfterSeconds }));
      }
    }
  }

  function follow(id: string, standing: JobStanding | undefined): void {
    const waiter = waiters.get(id);
    if (!waiter) return;
    switch (standing?.state) {
      case 'waiting':
        if (Date.now() - waiter.sinceMs > parts.queueTimeoutMs) {
          giveUp(id, new ServiceError('busy', { retryAfterSeconds }));
        } else if (waiter.ahead !== standing.ahead && !waiter.hasBegun)
          waiter.watch.onQueued?.(standing.ahead);
        waiter.ahead = standing.ahead;
        break;
      case 'active':
        if (isOverdue(id)) giveUp(id, new ServiceError('photo-timed-out'));
        break;
      case 'ended':
        if (waiter.isEndTold) settle(waiter, standing.outcome!);
        else setTimeout(() => settle(waiter, standing.outcome!), newsMs).unref();
        break;
      case 'given-up':
        waiter.reject(new ServiceError('photo-given-up'));
        break;
      case 'cancelled':
        waiter.reject(new ServiceError('request-cancelled'));
        break;
      case undefined:
        // The job was lost with the database's last crash.
        waiter.reject(new ServiceError('database-unavailable', { retryAfterSeconds }));
    }
  }

  function isOverdue(id: string): boolean {
    const waiter = waiters.get(id);
    return waiter !== undefined && Date.now() - waiter.sinceMs > parts.timeoutMs;
  }

  async function refuseWithoutWorkers(found: ReadonlyMap<string, JobStanding>): Promise<void> {
    if (await table.places()) return;
    for (const { id, state } of found.values()) {
      if (state === 'waiting') giveUp(id, new ServiceError('engine-unavailable', { retryAfterSeconds }));
    }
  }

  return {
    order,
    leave,
    look: (ids) => table.look(ids),
    cancel: async (ids) => {
      for (const id of ids) await table.cancel(id);
    },
    get waiting() {
      return waiters.size;
    },
    close: () => clearInterval(timer),
  };
}

function settle({ resolve, reject }: Waiter, outcome: JobOutcome): void {
  if (outcome.ok) resolve(outcome.result);
  else reject(new ServiceError(outcome.code, outcome.facts));
}
