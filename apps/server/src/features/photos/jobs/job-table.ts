import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type CommandResponse, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database } from '../../../platform/database/database.ts';
import { lockClass } from '../../../platform/database/dedicated-connection.ts';
import { bossDatabase, declareQueue, type QueueWork } from '../../../platform/jobs/boss.ts';
import { bulkPriority, type JobCounts, priorityOf, type QueueBounds, refuseBeyond } from './fair-queue.ts';
import type { Job, JobOutcome, ProcessingPriority } from './photo-job.ts';

const queue = 'photo';
const parkedQueue = 'photo-parked';
const workerSilenceSeconds = 15;
const signEveryMs = 5000;

const queueRules = {
  retryLimit: 1,
  deadLetter: parkedQueue,
  retentionSeconds: 3600,
  deleteAfterSeconds: 600,
};
const parkedRules = {
  expireInSeconds: 30,
  retryLimit: 20,
  retryDelay: 5,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 14 * 86_400,
};

export interface StoredJob extends Job {
  id: string;
}

export interface TakenJob extends StoredJob {
  waitedSeconds: number;
}

export interface JobStatus {
  id: string;
  state: 'waiting' | 'active' | 'ended' | 'given-up' | 'cancelled';
  outcome: JobOutcome | null;
  ahead: number;
}

interface JobTableParts {
  boss: PgBoss;
  /** Commits asynchronously, because a job lost with the database was not answered yet. */
  pool: pg.Pool;
  bounds: QueueBounds;
  hangingSeconds: number;
}

export class JobTable {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #bounds: QueueBounds;
  readonly #workerId = randomUUID();
  #signed: { places: number; atMs: number } | undefined;
  #lastAdded: Promise<unknown> = Promise.resolve();

  private constructor({ boss, pool, bounds }: JobTableParts) {
    this.#boss = boss;
    this.#pool = pool;
    this.#bounds = bounds;
  }

  static async open(parts: JobTableParts): Promise<JobTable> {
    await declareQueue(parts.boss, parkedQueue, parkedRules);
    await declareQueue(parts.boss, queue, { ...queueRules, expireInSeconds: parts.hangingSeconds });
    return new JobTable(parts);
  }

  add(id: string, job: Job, priority: ProcessingPriority, retentionSeconds?: number): Promise<void> {
    // Serialised in this process too, so that callers waiting for the lock do not use up the connections.
    const added = this.#lastAdded.then(() => this.#addNext(id, job, priority, retentionSeconds));
    this.#lastAdded = added.catch(() => undefined);
    return added;
  }

  async #addNext(
    id: string,
    job: Job,
    priority: ProcessingPriority,
    retentionSeconds?: number,
  ): Promise<void> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      // Counts and inserts under one lock in a single round trip, because every caller waits for it.
      await client.query(`begin; select pg_advisory_xact_lock(${lockClass}, 0)`);
      const counts = await this.#count(client, job);
      refuseBeyond(this.#bounds, counts, priority);
      await this.#boss.send(queue, job, {
        id,
        priority: priorityOf(this.#bounds, counts, priority),
        group: { id: job.requester.owner },
        ...(retentionSeconds !== undefined && { deleteAfterSeconds: retentionSeconds }),
        db: bossDatabase(client),
      });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => (broken = lost));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #count(client: pg.PoolClient, { requester }: Job): Promise<JobCounts> {
    const { owner, address } = requester;
    const { perAddress } = this.#bounds;
    const values = [queue, owner, address, perAddress, workerSilenceSeconds];
    const { rows } = await client.query(countSql, values);
    return { ...rows[0], capacity: rows[0].capacity ?? undefined };
  }

  async take(count: number): Promise<TakenJob[]> {
    const jobs = await this.#boss.fetch<Job>(queue, { batchSize: count, includeMetadata: true });
    return jobs.map(({ id, data, createdOn, startedOn }) => ({
      id,
      ...data,
      waitedSeconds: (startedOn.getTime() - createdOn.getTime()) / 1000,
    }));
  }

  async end(id: string, outcome: JobOutcome, tx?: Database): Promise<boolean> {
    const within = tx && { db: fromDrizzle(tx, sql) };
    const done: CommandResponse & { affected?: number } = await this.#boss.complete(
      queue,
      id,
      outcome,
      within,
    );
    return done.affected === 1;
  }

  async giveBack(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#boss.fail(queue, [...ids]);
  }

  async cancel(id: string): Promise<void> {
    await this.#boss.cancel(queue, id);
  }

  async statusOf(ids: readonly string[]): Promise<JobStatus[]> {
    const { rows } = await this.#pool.query<JobStatus>(statusSql, [queue, ids]);
    return rows;
  }

  async findAbandoned(): Promise<{ id: string; askedBy: string; requestId: string }[]> {
    const { rows } = await this.#pool.query(abandonedSql, [queue, lockClass]);
    return rows;
  }

  async workOnParked(handle: (job: StoredJob) => Promise<void>): Promise<QueueWork> {
    const id = await this.#boss.work<Job>(parkedQueue, async (jobs) => {
      for (const { id, data } of jobs) await handle({ id, ...data });
    });
    return { stop: () => this.#boss.offWork(parkedQueue, { id, wait: true }) };
  }

  async waiting(): Promise<number> {
    const { rows } = await this.#pool.query<{ waiting: number }>(waitingSql, [queue]);
    return rows[0]?.waiting ?? 0;
  }

  async places(): Promise<number | undefined> {
    const { rows } = await this.#pool.query<{ places: number | null }>(
      `select (${placesSql('$1')}) as places`,
      [workerSilenceSeconds],
    );
    return rows[0]?.places ?? undefined;
  }

  async signWorker(places: number): Promise<void> {
    const atMs = Date.now();
    if (this.#signed?.places === places && atMs - this.#signed.atMs < signEveryMs) return;
    await this.#pool.query(signSql, [this.#workerId, places]);
    await this.#pool.query("delete from photo_workers where seen_at < now() - interval '1 hour'");
    this.#signed = { places, atMs };
  }
}

export const newJobId = (): string => randomUUID();

export async function deleteJobsOf(db: Database, owner: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where data #>> '{requester,owner}' = ${owner}`);
}

/** pg-boss has no query for these; they use columns and partial indexes that it documents. */

const placesSql = (silenceSeconds: string) =>
  `select sum(places)::int from photo_workers where seen_at > now() - ${silenceSeconds} * interval '1 s'`;

const signSql = `
  insert into photo_workers (id, places, seen_at) values ($1, $2, now())
  on conflict (id) do update set places = excluded.places, seen_at = excluded.seen_at`;

const waitingSql = `
  select count(*)::int as waiting from pgboss.job where name = $1 and state < 'active' and not blocked`;

const livingSql = `
  select group_id as owner, data #>> '{requester,address}' as address
    from pgboss.job where name = $1 and state < 'active' and not blocked and priority > ${bulkPriority}
  union all
  select group_id, data #>> '{requester,address}'
    from pgboss.job where name = $1 and state = 'active' and group_id is not null and priority > ${bulkPriority}`;

const countSql = `
  with living as materialized (${livingSql})
  select
    (select count(*)::int from living where owner = $2) as own,
    (select count(*)::int from living where address = $3) as "ofAddress",
    (select coalesce(sum(least(owners, $4)), 0)::int
       from (select count(distinct owner) as owners from living group by address) as addresses) as taken,
    (${placesSql('$5')}) as capacity`;

const statusSql = `
  with waiting as (
    select id, row_number() over (order by priority desc, created_on) - 1 as before
      from pgboss.job where name = $1 and state < 'active' and not blocked
  ), active as (
    select count(*) as count from pgboss.job where name = $1 and state = 'active' and group_id is not null
  )
  select job.id,
    case job.state::text when 'created' then 'waiting' when 'retry' then 'waiting' when 'completed' then 'ended'
      when 'failed' then 'given-up' else job.state::text end as state,
    case when job.state = 'completed' then job.output end as outcome,
    coalesce(waiting.before + active.count, 0)::int as ahead
  from pgboss.job cross join active left join waiting on waiting.id = job.id
  where job.name = $1 and job.id = any($2::uuid[])`;

/** Excludes a database that has just started, because workers have not taken their locks there yet. */
const abandonedSql = `
  select id, data ->> 'askedBy' as "askedBy", data ->> 'requestId' as "requestId"
  from pgboss.job
  where name = $1 and state = 'active' and group_id is not null
    and started_on < now() - interval '1 s'
    and pg_postmaster_start_time() < now() - interval '10 s'
    and not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = $2::int::oid and objid = hashtext(job.id::text)::oid
    )`;
