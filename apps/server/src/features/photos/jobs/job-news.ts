import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import type { JobNews } from './photo-job.ts';

const channel = 'vesika_jobs';

/** Told to all processes on the database, in order. It only saves waiting: who misses it looks for himself. */
export interface NewsDesk {
  readonly channel: string;
  /** To the process it is for where that is this one, at once; else to all others. */
  tell(news: JobNews): void;
  /** As part of a transaction: heard when that is done. */
  tellWithin(tx: Database, news: JobNews): Promise<void>;
  /** Once all that was told before is on its way: what is written after that is not seen before it is heard. */
  allTold(): Promise<void>;
  hear(onNews: (news: JobNews) => void): void;
  /** What others told. */
  receive(payload: string): void;
}

interface NewsDeskOptions {
  processId: string;
  pool: pg.Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createNewsDesk({ processId, pool, log }: NewsDeskOptions): NewsDesk {
  const hearers: ((news: JobNews) => void)[] = [];
  let lastTold = Promise.resolve();

  const spread = (news: JobNews) => {
    for (const hear of hearers) hear(news);
  };
  const isOwn = (news: JobNews) => 'to' in news && news.to === processId;

  function tell(told: JobNews): void {
    if (isOwn(told)) {
      spread(told);
      return;
    }
    const news = withoutOutcome(told);
    // One after the other, for steps make sense in their order.
    lastTold = lastTold
      .then(() => pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(news)]))
      .then(() => undefined)
      .catch(() => log.warn({ news: news.kind }, 'other processes could not be told'));
  }

  async function tellWithin(tx: Database, news: JobNews): Promise<void> {
    if (!isOwn(news)) await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(news)})`);
  }

  function receive(payload: string): void {
    const news = JSON.parse(payload) as JobNews;
    if (!('to' in news) || isOwn(news)) spread(news);
  }

  return {
    channel,
    tell,
    tellWithin,
    allTold: () => lastTold,
    hear: (onNews) => void hearers.push(onNews),
    receive,
  };
}

/** It may be too long for a notification. */
function withoutOutcome(news: JobNews): JobNews {
  if (news.kind !== 'ended') return news;
  const { outcome: _, ...told } = news;
  return told;
}
