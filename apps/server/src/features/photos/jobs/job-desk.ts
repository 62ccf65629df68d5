import type { ErrorCode } from '@vesika/contract';
import type { Step } from '@vesika/report';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { abortedOnDisconnect } from '../../../platform/http/disconnect.ts';
import type { Fingerprint } from '../../../platform/secrets/fingerprint.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { JobNotifications } from './job-notifications.ts';
import { type JobStatus, type JobTable, newJobId } from './job-table.ts';
import type {
  Job,
  JobNotification,
  JobOutcome,
  JobResults,
  JobTask,
  ProcessingPriority,
} from './photo-job.ts';

export interface JobWatch {
  requester: { owner: string; address: string };
  requestId: string;
  priority?: ProcessingPriority;
  signal?: AbortSignal;
  onQueued?: (ahead: number) => void;
  onStep?: (step: Step) => void;
}

/** Tells the desk about the request that asks for a job; the job ends when the caller leaves. */
export function watchOf(request: FastifyRequest, reply: FastifyReply, { owner }: Pick<Caller, 'owner'>) {
  const requester = { owner, address: addressOf(request) };
  return { requester, requestId: request.id, signal: abortedOnDisconnect(reply) };
}

interface EnqueuedJobWatch extends Pick<JobWatch, 'requester' | 'requestId' | 'priority'> {
  retentionSeconds: number;
}

interface JobDeskParts {
  processId: string;
  table: JobTable;
  notifications: JobNotifications;
  fingerprint: Fingerprint;
  onAdded: () => void;
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
  isEndNotified: boolean;
  ahead: number | undefined;
  resolve: (result: JobResults[JobTask['kind']]) => void;
  reject: (error: Error) => void;
}

const pollMs = { first: 60, every: 1000 };
const lateStepsMs = 1000;
const retryAfterSeconds = 5;

export class JobDesk {
  readonly #parts: JobDeskParts;
  readonly #waiters = new Map<string, Waiter>();
  readonly #polling: NodeJS.Timeout;

  constructor(parts: JobDeskParts) {
    this.#parts = parts;
    // Notifications may be missed, and a dead worker sends none, so jobs are polled as well.
    this.#polling = setInterval(() => void this.#poll([...this.#waiters.keys()]), pollMs.every);
    this.#polling.unref();
    parts.notifications.subscribe((notification) => this.#onNotification(notification));
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  async order<K extends JobTask['kind']>(
    task: Extract<JobTask, { kind: K }>,
    watch: JobWatch,
  ): Promise<JobResults[K]> {
    const { priority = 'standard', signal } = watch;
    if (signal?.aborted) throw new ServiceError('request-cancelled');
    const { table, onAdded } = this.#parts;
    const id = newJobId();
    const onAbort = () => this.#giveUp(id, new ServiceError('request-cancelled'));
    const ended = new Promise<JobResults[JobTask['kind']]>((resolve, reject) => {
      const blank = { isAdded: false, hasBegun: false, isEndNotified: false, ahead: undefined };
      this.#waiters.set(id, { watch, sinceMs: Date.now(), ...blank, resolve, reject });
    });
    ended.catch(() => undefined);
    signal?.addEventListener('abort', onAbort);
    try {
      await table.add(id, this.#jobOf(task, watch), priority);
      const waiter = this.#waiters.get(id);
      if (waiter) waiter.isAdded = true;
      else await table.cancel(id);
      onAdded();
      if (waiter?.isEndNotified) void this.#poll([id]);
      setTimeout(() => void this.#poll(this.#waiters.get(id)?.hasBegun ? [] : [id]), pollMs.first).unref();
      return (await ended) as JobResults[K];
    } finally {
      signal?.removeEventListener('abort', onAbort);
      this.#waiters.delete(id);
    }
  }

  async enqueue(task: JobTask, watch: EnqueuedJobWatch): Promise<string> {
    const id = newJobId();
    const { table, onAdded } = this.#parts;
    await table.add(id, this.#jobOf(task, watch), watch.priority ?? 'standard', watch.retentionSeconds);
    onAdded();
    return id;
  }

  statusOf(ids: readonly string[]): Promise<JobStatus[]> {
    return this.#parts.table.statusOf(ids);
  }

  async cancel(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#parts.table.cancel(id);
  }

  close(): void {
    clearInterval(this.#polling);
  }

  #jobOf(task: JobTask, { requester, requestId }: Pick<JobWatch, 'requester' | 'requestId'>): Job {
    const { processId, fingerprint } = this.#parts;
    const address = fingerprint(requester.address);
    return { task, requester: { owner: requester.owner, address }, askedBy: processId, requestId };
  }

  #onNotification(notification: JobNotification): void {
    if (!('jobId' in notification)) return;
    const waiter = this.#waiters.get(notification.jobId);
    if (!waiter) return;
    if (notification.kind === 'ended') {
      waiter.isEndNotified = true;
      if (notification.outcome) settle(waiter, notification.outcome);
      else void this.#poll([notification.jobId]);
    } else {
      waiter.hasBegun = true;
      waiter.watch.onStep?.(notification.step);
    }
  }

  #giveUp(id: string, error: Error): void {
    const { table, log } = this.#parts;
    this.#waiters.get(id)?.reject(error);
    this.#waiters.delete(id);
    table.cancel(id).catch(() => log.warn({ jobId: id }, 'a job could not be cancelled'));
  }

  async #poll(requested: readonly string[]): Promise<void> {
    const ids = requested.filter((id) => this.#waiters.get(id)?.isAdded);
    if (ids.length === 0) return;
    try {
      const statuses = await this.statusOf(ids);
      const found = new Map(statuses.map((status) => [status.id, status]));
      for (const id of ids) this.#follow(id, found.get(id));
      await this.#refuseWithoutWorkers(statuses.filter(({ state }) => state === 'waiting'));
    } catch {
      // The database may return before the callers time out.
      for (const id of ids) {
        if (this.#isOverdue(id))
          this.#giveUp(id, new ServiceError('database-unavailable', { retryAfterSeconds }));
      }
    }
  }

  #follow(id: string, status: JobStatus | undefined): void {
    const waiter = this.#waiters.get(id);
    if (!waiter) return;
    switch (status?.state) {
      case 'waiting':
        this.#followWaiting(id, waiter, status.ahead);
        break;
      case 'active':
        if (this.#isOverdue(id)) this.#giveUp(id, new ServiceError('photo-timed-out'));
        break;
      case 'ended':
        if (waiter.isEndNotified) settle(waiter, status.outcome!);
        else setTimeout(() => settle(waiter, status.outcome!), lateStepsMs).unref();
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

  #followWaiting(id: string, waiter: Waiter, ahead: number): void {
    const hasTimedOut = Date.now() - waiter.sinceMs > this.#parts.queueTimeoutMs;
    if (hasTimedOut) this.#giveUp(id, new ServiceError('busy', { retryAfterSeconds }));
    else if (waiter.ahead !== ahead && !waiter.hasBegun) waiter.watch.onQueued?.(ahead);
    waiter.ahead = ahead;
  }

  #isOverdue(id: string): boolean {
    const waiter = this.#waiters.get(id);
    return waiter !== undefined && Date.now() - waiter.sinceMs > this.#parts.timeoutMs;
  }

  async #refuseWithoutWorkers(waiting: readonly JobStatus[]): Promise<void> {
    if (waiting.length === 0 || (await this.#parts.table.places())) return;
    for (const { id } of waiting)
      this.#giveUp(id, new ServiceError('engine-unavailable', { retryAfterSeconds }));
  }
}

function settle({ resolve, reject }: Waiter, outcome: JobOutcome): void {
  if (outcome.ok) resolve(outcome.result);
  else reject(new ServiceError(outcome.code, outcome.facts));
}

export interface FileDesk {
  order(task: Extract<JobTask, { kind: 'sheet' | 'certificate' }>, watch: JobWatch): Promise<Buffer>;
}

export function createFileDesk(jobDesk: JobDesk, storage: Storage): FileDesk {
  return {
    order: async (task, watch) => {
      const key = await jobDesk.order<'sheet' | 'certificate'>(task, watch);
      return takeFile(storage, key, 'photo-not-found');
    },
  };
}

/** Reads the file that a job left for one answer, and deletes it. */
export async function takeFile(storage: Storage, key: StorageKey, missing: ErrorCode): Promise<Buffer> {
  const bytes = await storage.get(key);
  if (!bytes) throw new ServiceError(missing);
  await storage.delete(key);
  return bytes;
}
