import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from '@vesika/report';
import type { FastifyBaseLogger } from 'fastify';
import type { StandingConnection } from '../../../platform/database/standing-connection.ts';
import { toFailure } from '../../../platform/http/failure.ts';
import type { NewsDesk } from './job-news.ts';
import type { JobTable, TakenJob } from './job-table.ts';
import type { JobOutcome } from './photo-job.ts';
import type { WorkerRegister } from './worker-register.ts';

/** Takes jobs while its engine has free places, and recovers jobs of dead workers. */
export interface PhotoWorker {
  /** Signals that a job may be available. */
  wake(): void;
  hasFreePlace(): boolean;
  /** Takes no further jobs, finishes the running ones, and returns those that do not end in time. */
  close(): Promise<void>;
}

interface PhotoWorkerParts {
  table: JobTable;
  news: NewsDesk;
  standing: StandingConnection;
  register: WorkerRegister;
  engine: { readyPlaces(): number; readonly places: number };
  /** Throws JobOver if the job is no longer ours. */
  perform: (job: TakenJob, onStep: (step: Step) => void) => Promise<Performed>;
  /** False if another worker has ended it. */
  end: (job: TakenJob, outcome: JobOutcome) => Promise<boolean>;
  mayTake: () => boolean;
  /** Time for running jobs when closing. */
  graceMs: number;
  log: FastifyBaseLogger;
}

/** The outcome of a job; `ended` if it was recorded in its own transaction. */
export type Performed = JobOutcome | { ended: JobOutcome };

/** The job was cancelled, or another worker ended it. */
export class JobOver extends Error {
  override readonly name = 'JobOver';
}

const pauseMs = { look: 1000, afterFailure: 500 };
/** Codes of a closing engine or a lost process; another worker may take the job. */
const codesOfOthers: ReadonlySet<string> = new Set(['engine-unavailable', 'database-unavailable']);

export function startPhotoWorker(parts: PhotoWorkerParts): PhotoWorker {
  const { table, news, standing, register, engine } = parts;
  const underWay = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let isAwake = false;
  let rouse = () => {};
  let suspects: ReadonlySet<string> = new Set();

  const freePlaces = () =>
    closing.signal.aborted || !parts.mayTake() ? 0 : engine.readyPlaces() - underWay.size;
  news.hear(({ kind }) => kind === 'waiting' && wake());
  const serving = serve();
  const watching = watch();

  function wake(): void {
    isAwake = true;
    rouse();
  }

  async function serve(): Promise<void> {
    while (!closing.signal.aborted) {
      isAwake = false;
      const taken = await takeSome();
      if (taken === 0 && !isAwake && !closing.signal.aborted) await rest(pauseMs.look);
    }
  }

  async function takeSome(): Promise<number> {
    const free = freePlaces();
    if (free <= 0) return 0;
    try {
      const jobs = await table.take(free);
      for (const job of jobs) {
        underWay.set(
          job.id,
          workOn(job).finally(() => {
            underWay.delete(job.id);
            wake();
          }),
        );
      }
      return jobs.length;
    } catch {
      // The database is unavailable, which is logged elsewhere.
      await rest(pauseMs.afterFailure);
      return 0;
    }
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function workOn(job: TakenJob): Promise<void> {
    const { id: jobId, askedBy: to } = job;
    const log = parts.log.child({ requestId: job.requestId, jobId });
    const begun = performance.now();
    const letGo = await standing.hold(jobId);
    let outcome: JobOutcome | undefined;
    try {
      const performed = await parts
        .perform(job, (step) => news.tell({ kind: 'step', jobId, to, step }))
        .catch((error: unknown) => failureOf(error, job, log));
      if (performed === 'give back') await untilDone(() => table.giveBack([jobId]));
      else if (performed !== 'over') outcome = await written(job, performed);
      const ms = Math.round(performance.now() - begun);
      log.info({ task: job.task.kind, ms, outcome: wordOf(performed, outcome) }, 'job done');
    } catch (error) {
      log.error({ err: error }, 'a job could not be ended');
    } finally {
      await letGo();
      news.tell({ kind: 'ended', jobId, to, ...(outcome && { outcome }) });
    }
  }

  /** Undefined if another worker has ended it. */
  async function written(job: TakenJob, performed: Performed): Promise<JobOutcome | undefined> {
    if ('ended' in performed) return performed.ended;
    await news.allTold();
    let isOurs = false;
    await untilDone(async () => {
      isOurs = await parts.end(job, performed);
    });
    return isOurs ? performed : undefined;
  }

  function failureOf(
    error: unknown,
    job: TakenJob,
    log: FastifyBaseLogger,
  ): JobOutcome | 'give back' | 'over' {
    if (error instanceof JobOver) return 'over';
    const { status, body } = toFailure(error, job.requestId);
    const { code, facts } = body;
    if (codesOfOthers.has(code)) return 'give back';
    if (status >= 500 && status !== 503) log.error({ err: error, code }, 'job failed');
    return { ok: false, code, facts: facts as Record<string, number | string> };
  }

  /** Retries until the database is back. If our connection is lost meanwhile, the job returns to the queue. */
  async function untilDone(act: () => Promise<unknown>): Promise<void> {
    while (true) {
      try {
        await act();
        return;
      } catch (error) {
        if (closing.signal.aborted) throw error;
        await sleep(pauseMs.afterFailure);
      }
    }
  }

  /** Signals that this worker is alive, and returns jobs of dead workers. */
  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await register.sign(engine.places);
        await returnAbandoned();
      } catch {
        suspects = new Set();
      }
      await sleep(pauseMs.look, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  /**
   * Requires two consecutive observations, because a worker that just took a job or is reconnecting does not hold its
   * lock yet.
   */
  async function returnAbandoned(): Promise<void> {
    const found = (await table.findAbandoned()).filter(({ id }) => !underWay.has(id));
    const abandoned = found.filter(({ id }) => suspects.has(id));
    suspects = new Set(found.map(({ id }) => id));
    if (abandoned.length === 0) return;
    await table.giveBack(abandoned.map(({ id }) => id));
    const standings = await table.look(abandoned.map(({ id }) => id));
    const parked = new Set(standings.filter(({ state }) => state === 'given-up').map(({ id }) => id));
    for (const { id: jobId, askedBy: to, requestId } of abandoned) {
      parts.log.warn({ jobId, requestId, parked: parked.has(jobId) }, 'the worker of a job is gone');
      if (parked.has(jobId)) news.tell({ kind: 'ended', jobId, to });
    }
    wake();
  }

  async function close(): Promise<void> {
    closing.abort();
    wake();
    await serving;
    const left = () => [...underWay.keys()];
    const over = sleep(parts.graceMs, undefined, { ref: false });
    await Promise.race([Promise.allSettled(underWay.values()), over]);
    await table.giveBack(left()).catch(() => undefined);
    await watching;
  }

  return { wake, hasFreePlace: () => freePlaces() > 0, close };
}

function wordOf(performed: Performed | 'give back' | 'over', outcome: JobOutcome | undefined): string {
  if (typeof performed === 'string') return performed;
  if (!outcome) return 'over';
  return outcome.ok ? 'ended' : outcome.code;
}
