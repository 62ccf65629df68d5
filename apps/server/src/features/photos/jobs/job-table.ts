import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type CommandResponse, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database } from '../../../platform/database/database.ts';
import { holdClass } from '../../../platform/database/standing-connection.ts';
import { bossDatabase } from '../../../platform/jobs/boss.ts';
import { bulkPriority, type JobCounts, priorityOf, type QueueBounds, refuseBeyond } from './fair-queue.ts';
import type { Job, JobOutcome, ProcessingPriority } from './photo-job.ts';

const queue = 'photo';
/** Queue of abandoned jobs, kept for the operator. */
const parked = 'photo-parked';
const workerSilenceSeconds = 15;

export interface TakenJob extends Job {
  id: string;
  waitedSeconds: number;
}

/** Status of a job. `ahead`: the number of waiting jobs before it. */
export interface JobStanding {
  id: string;
  state: 'waiting' | 'active' | 'ended' | 'given-up' | 'cancelled';
  outcome: JobOutcome | null;
  ahead: number;
}

/** Jobs in the database. */
export interface JobTable {
  /** `keptSeconds`: how long the result can be queried. Throws busy, rate-limited, engine-unavailable. */
  add(id: string, job: Job, priority: ProcessingPriority, keptSeconds?: number): Promise<void>;
  /** Takes the most urgent waiting jobs. */
  take(count: number): Promise<TakenJob[]>;
  /** False if the job was cancelled or ended by another worker. */
  end(id: string, outcome: JobOutcome, tx?: Database): Promise<boolean>;
  /** Returns jobs for another attempt, if any is left. */
  giveBack(ids: readonly string[]): Promise<void>;
  cancel(id: string): Promise<void>;
  /** Status of existing jobs. */
  look(ids: readonly string[]): Promise<JobStanding[]>;
  /** Running jobs whose worker is gone. */
  findAbandoned(): Promise<{ id: string; askedBy: string; requestId: string }[]>;
  /** Jobs abandoned in the last hour; each has the same id in every call. */
  givenUp(): Promise<(Job & { id: string })[]>;
  /** Number of all waiting jobs. */
  waiting(): Promise<number>;
  /** Photos all workers make concurrently; undefined if there are none. */
  places(): Promise<number | undefined>;
}

interface JobTableParts {
  boss: PgBoss;
  /** Commits asynchronously, because a job lost with the database was not answered yet. */
  pool: pg.Pool;
  bounds: QueueBounds;
  /** Seconds after which a job counts as hanging. */
  hangingSeconds: number;
}

export async function openJobTable({ boss, pool, bounds, hangingSeconds }: JobTableParts): Promise<JobTable> {
  await boss.createQueue(parked, { deleteAfterSeconds: 14 * 86_400, retentionSeconds: 14 * 86_400 });
  const rules = { retryLimit: 1, expireInSeconds: hangingSeconds, deadLetter: parked };
  const lifetimes = { retentionSeconds: 3600, deleteAfterSeconds: 600 };
  await boss.createQueue(queue, { ...rules, ...lifetimes });
  await boss.updateQueue(queue, { ...rules, ...lifetimes });

  let lastAdded: Promise<unknown> = Promise.resolve();

  /** Serialised in this process too, so that callers waiting for the lock do not use up the connections. */
  function add(...given: Parameters<JobTable['add']>): Promise<void> {
    const added = lastAdded.then(() => addNext(...given));
    lastAdded = added.catch(() => undefined);
    return added;
  }

  async function addNext(...[id, job, priority, keptSeconds]: Parameters<JobTable['add']>): Promise<void> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Counts and inserts under one lock in a single round trip, because every caller waits for it.
      await client.query(`begin; select pg_advisory_xact_lock(${holdClass}, 0)`);
      const counts = await count(client, job);
      refuseBeyond(bounds, counts, priority);
      const { owner } = job.requester;
      await boss.send(queue, job, {
        id,
        priority: priorityOf(bounds, counts, priority),
        group: { id: owner },
        ...(keptSeconds !== undefined && { deleteAfterSeconds: keptSeconds }),
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

  async function count(client: pg.PoolClient, { requester }: Job): Promise<JobCounts> {
    const { rows } = await client.query(countSql, [
      queue,
      requester.owner,
      requester.address,
      bounds.perAddress,
      workerSilenceSeconds,
    ]);
    return { ...rows[0], capacity: rows[0].capacity ?? undefined };
  }

  async function places(): Promise<number | undefined> {
    const { rows } = await pool.query<{ places: number | null }>(`select (${placesSql('$1')}) as places`, [
      workerSilenceSeconds,
    ]);
    return rows[0]?.places ?? undefined;
  }

  async function waiting(): Promise<number> {
    const { rows } = await pool.query<{ waiting: number }>(waitingSql, [queue]);
    return rows[0]?.waiting ?? 0;
  }

  async function take(limit: number): Promise<TakenJob[]> {
    const jobs = await boss.fetch<Job>(queue, { batchSize: limit, includeMetadata: true });
    return jobs.map(({ id, data, createdOn, startedOn }) => ({
      id,
      ...data,
      waitedSeconds: (startedOn.getTime() - createdOn.getTime()) / 1000,
    }));
  }

  async function end(id: string, outcome: JobOutcome, tx?: Database): Promise<boolean> {
    const within = tx && { db: fromDrizzle(tx, sql) };
    const done: CommandResponse & { affected?: number } = await boss.complete(queue, id, outcome, within);
    return done.affected === 1;
  }

  async function look(ids: readonly string[]): Promise<JobStanding[]> {
    const { rows } = await pool.query<JobStanding>(lookSql, [queue, ids]);
    return rows;
  }

  async function findAbandoned() {
    const { rows } = await pool.query(abandonedSql, [queue, holdClass]);
    return rows;
  }

  async function givenUp() {
    const { rows } = await pool.query<{ id: string; data: Job }>(givenUpSql, [parked]);
    return rows.map(({ id, data }) => ({ ...data, id }));
  }

  return {
    add,
    take,
    end,
    giveBack: async (ids) => {
      if (ids.length > 0) await boss.fail(queue, [...ids]);
    },
    cancel: async (id) => {
      await boss.cancel(queue, id);
    },
    look,
    findAbandoned,
    givenUp,
    waiting,
    places,
  };
}

export const newJobId = (): string => randomUUID();

/*
 * pg-boss has no query for these. They use the columns `state`, `priority`, `created_on`, `group_id`, `data` and
 * `output`, which it documents, and its partial indexes.
 */

const placesSql = (silenceSeconds: string) =>
  `select sum(places)::int from photo_workers where seen_at > now() - ${silenceSeconds} * interval '1 s'`;

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

const lookSql = `
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

/** A database that has just started does not know the holders yet. */
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

const givenUpSql = `
  select id, data from pgboss.job where name = $1 and created_on > now() - interval '1 hour'`;
