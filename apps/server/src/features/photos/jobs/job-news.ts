import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import type { JobNews } from './photo-job.ts';

const channel = 'vesika_jobs';

/** Notifications to all processes on the database, in order. They only save time; a process that misses one polls. */
export interface NewsDesk {
  readonly channel: string;
  /** Delivered directly if this process is the recipient, else by NOTIFY. */
  tell(news: JobNews): void;
  /** Sent when the transaction commits. */
  tellWithin(tx: Database, news: JobNews): Promise<void>;
  /** Resolves when all earlier notifications have been sent, so that later writes are not seen before them. */
  allTold(): Promise<void>;
  hear(onNews: (news: JobNews) => void): void;
  /** Handles a notification of another process. */
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
    // Sent one after the other, because steps must keep their order.
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

/** The outcome may exceed a notification's size. */
function withoutOutcome(news: JobNews): JobNews {
  if (news.kind !== 'ended') return news;
  const { outcome: _, ...told } = news;
  return told;
}
