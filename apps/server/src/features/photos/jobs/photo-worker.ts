import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import type { DedicatedConnection } from '../../../platform/database/dedicated-connection.ts';
import { toFailure } from '../../../platform/http/failure.ts';
import type { JobNotifications } from './job-notifications.ts';
import type { JobTable, TakenJob } from './job-table.ts';
import type { JobOutcome } from './photo-job.ts';

interface PhotoWorkerParts {
  table: JobTable;
  notifications: JobNotifications;
  connection: Pick<DedicatedConnection, 'hold'>;
  engine: { readyPlaces(): number; readonly places: number };
  perform: (job: TakenJob, onStep: (step: Step) => void) => Promise<Performed>;
  end: (job: TakenJob, outcome: JobOutcome) => Promise<boolean>;
  mayTake: () => boolean;
  graceMs: number;
  log: FastifyBaseLogger;
}

export type Performed = { kind: 'unrecorded' | 'recorded'; outcome: JobOutcome };

type Attempt = Performed | { kind: 'returned' } | { kind: 'superseded' };

export class JobSuperseded extends Error {
  override readonly name = 'JobSuperseded';
}

const pauseMs = { poll: 1000, afterFailure: 500 };
const returningCodes: ReadonlySet<string> = new Set(['engine-unavailable', 'database-unavailable']);

export class PhotoWorker {
  readonly #parts: PhotoWorkerParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  readonly #loops: Promise<void>[];
  #isWoken = false;
  #endPause = () => {};
  #suspects: ReadonlySet<string> = new Set();

  constructor(parts: PhotoWorkerParts) {
    this.#parts = parts;
    parts.notifications.subscribe(({ kind }) => kind === 'waiting' && this.wake());
    this.#loops = [this.#takeUntilClosed(), this.#superviseUntilClosed()];
  }

  wake(): void {
    this.#isWoken = true;
    this.#endPause();
  }

  hasFreePlace(): boolean {
    return this.#freePlaces() > 0;
  }

  async close(): Promise<void> {
    const { table, graceMs } = this.#parts;
    this.#closing.abort();
    this.wake();
    await Promise.all(this.#loops);
    const timeout = sleep(graceMs, undefined, { ref: false });
    await Promise.race([Promise.allSettled(this.#running.values()), timeout]);
    await table.giveBack([...this.#running.keys()]).catch(() => undefined);
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  #freePlaces(): number {
    if (this.#isClosing || !this.#parts.mayTake()) return 0;
    return this.#parts.engine.readyPlaces() - this.#running.size;
  }

  async #takeUntilClosed(): Promise<void> {
    while (!this.#isClosing) {
      this.#isWoken = false;
      const taken = await this.#takeJobs();
      if (taken === 0 && !this.#isWoken && !this.#isClosing) await this.#pause(pauseMs.poll);
    }
  }

  async #takeJobs(): Promise<number> {
    const free = this.#freePlaces();
    if (free <= 0) return 0;
    try {
      const jobs = await this.#parts.table.take(free);
      for (const job of jobs) this.#start(job);
      return jobs.length;
    } catch {
      // The database is unavailable, which is logged elsewhere.
      await this.#pause(pauseMs.afterFailure);
      return 0;
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #start(job: TakenJob): void {
    const run = this.#run(job).finally(() => {
      this.#running.delete(job.id);
      this.wake();
    });
    this.#running.set(job.id, run);
  }

  async #run(job: TakenJob): Promise<void> {
    const { connection, notifications } = this.#parts;
    const { id: jobId, askedBy: to } = job;
    const log = this.#parts.log.child({ requestId: job.requestId, jobId });
    const startMs = performance.now();
    const release = await connection.hold(jobId);
    let outcome: JobOutcome | undefined;
    try {
      const attempt = await this.#finish(job, await this.#attempt(job, log));
      if (attempt.kind === 'recorded') outcome = attempt.outcome;
      const ms = Math.round(performance.now() - startMs);
      log.info({ task: job.task.kind, ms, outcome: logWord(attempt) }, 'job done');
    } catch (error) {
      log.error({ err: error }, 'a job could not be ended');
    } finally {
      await release();
      notifications.send({ kind: 'ended', jobId, to, ...(outcome && { outcome }) });
    }
  }

  async #attempt(job: TakenJob, log: FastifyBaseLogger): Promise<Attempt> {
    const { perform, notifications } = this.#parts;
    const { id: jobId, askedBy: to } = job;
    try {
      return await perform(job, (step) => notifications.send({ kind: 'step', jobId, to, step }));
    } catch (error) {
      return failedAttempt(error, job, log);
    }
  }

  async #finish(job: TakenJob, attempt: Attempt): Promise<Attempt> {
    const { table, notifications, end } = this.#parts;
    switch (attempt.kind) {
      case 'recorded':
      case 'superseded':
        return attempt;
      case 'returned':
        await this.#retry(() => table.giveBack([job.id]));
        return attempt;
      case 'unrecorded': {
        await notifications.allSent();
        const isOurs = await this.#retry(() => end(job, attempt.outcome));
        return isOurs ? { kind: 'recorded', outcome: attempt.outcome } : { kind: 'superseded' };
      }
    }
  }

  /** Repeats until the database is back. If our lock is lost meanwhile, the job returns to the queue. */
  async #retry<T>(action: () => Promise<T>): Promise<T> {
    while (true) {
      try {
        return await action();
      } catch (error) {
        if (this.#isClosing) throw error;
        await sleep(pauseMs.afterFailure);
      }
    }
  }

  async #superviseUntilClosed(): Promise<void> {
    const { table, engine } = this.#parts;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await table.signWorker(engine.places);
        await this.#returnAbandoned();
      } catch {
        this.#suspects = new Set();
      }
      await sleep(pauseMs.poll, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /**
   * A job counts as abandoned in the second round, because a worker that has just taken it or reconnects does not hold its lock
   * yet.
   */
  async #returnAbandoned(): Promise<void> {
    const { table, notifications, log } = this.#parts;
    const found = (await table.findAbandoned()).filter(({ id }) => !this.#running.has(id));
    const abandoned = found.filter(({ id }) => this.#suspects.has(id));
    this.#suspects = new Set(found.map(({ id }) => id));
    if (abandoned.length === 0) return;
    const ids = abandoned.map(({ id }) => id);
    await table.giveBack(ids);
    const statuses = await table.statusOf(ids);
    const parked = new Set(statuses.filter(({ state }) => state === 'given-up').map(({ id }) => id));
    for (const { id: jobId, askedBy: to, requestId } of abandoned) {
      log.warn({ jobId, requestId, parked: parked.has(jobId) }, 'the worker of a job is gone');
      if (parked.has(jobId)) notifications.send({ kind: 'ended', jobId, to });
    }
    this.wake();
  }
}

function failedAttempt(error: unknown, job: TakenJob, log: FastifyBaseLogger): Attempt {
  if (error instanceof JobSuperseded) return { kind: 'superseded' };
  const { status, body } = toFailure(error, job.requestId);
  const { code, facts } = body;
  if (returningCodes.has(code)) return { kind: 'returned' };
  if (status >= 500 && status !== 503) log.error({ err: error, code }, 'job failed');
  const outcome = { ok: false, code, facts: facts as Record<string, number | string> } as const;
  return { kind: 'unrecorded', outcome };
}

function logWord(attempt: Attempt): string {
  if (!('outcome' in attempt)) return attempt.kind;
  return attempt.outcome.ok ? 'done' : attempt.outcome.code;
}
