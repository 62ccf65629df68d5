import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import type { JobNotification } from './photo-job.ts';

interface JobNotificationsParts {
  processId: string;
  pool: pg.Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Notifications only save time: a process that misses one polls. */
export class JobNotifications {
  readonly channel = 'vesika_jobs';
  readonly #parts: JobNotificationsParts;
  readonly #listeners: ((notification: JobNotification) => void)[] = [];
  #lastSent = Promise.resolve();

  constructor(parts: JobNotificationsParts) {
    this.#parts = parts;
  }

  send(notification: JobNotification): void {
    if (this.#isForThisProcess(notification)) {
      this.#deliver(notification);
      return;
    }
    const { pool, log } = this.#parts;
    const payload = JSON.stringify(withoutOutcome(notification));
    // Sent one after the other, because steps must keep their order.
    this.#lastSent = this.#lastSent
      .then(() => pool.query('select pg_notify($1, $2)', [this.channel, payload]))
      .then(() => undefined)
      .catch(() => log.warn({ kind: notification.kind }, 'other processes could not be notified'));
  }

  /** Sent when the transaction commits. */
  async sendWithin(tx: Database, notification: JobNotification): Promise<void> {
    if (this.#isForThisProcess(notification)) return;
    await tx.execute(sql`select pg_notify(${this.channel}, ${JSON.stringify(notification)})`);
  }

  /** Resolves when all earlier notifications have been sent, so that later writes are not seen before them. */
  allSent(): Promise<void> {
    return this.#lastSent;
  }

  subscribe(listener: (notification: JobNotification) => void): void {
    this.#listeners.push(listener);
  }

  receive(payload: string): void {
    const notification = JSON.parse(payload) as JobNotification;
    if (!('to' in notification) || this.#isForThisProcess(notification)) this.#deliver(notification);
  }

  #isForThisProcess(notification: JobNotification): boolean {
    return 'to' in notification && notification.to === this.#parts.processId;
  }

  #deliver(notification: JobNotification): void {
    for (const listener of this.#listeners) listener(notification);
  }
}

/** The outcome may exceed a notification's size. */
function withoutOutcome(notification: JobNotification): JobNotification {
  if (notification.kind !== 'ended') return notification;
  const { outcome: _, ...rest } = notification;
  return rest;
}
