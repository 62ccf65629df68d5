import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { payments } from '../../schema/index.ts';

export interface Period {
  from: string;
  to: string;
}

/** A purchase that was not paid has only the time at which it was begun. */
export const paymentTime = sql<Date>`coalesce(${payments.completedAt}, ${payments.createdAt})`;

/** Both days count as a whole, in UTC. */
export function within(time: SQL | PgColumn, { from, to }: Period): SQL {
  return sql`${time} >= ${from}::date::timestamp at time zone 'UTC'
    and ${time} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
}
