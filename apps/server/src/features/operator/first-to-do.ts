import { type FirstKind, firstKinds } from '@vesika/contract';
import { and, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { contactMessages, humanChecks, payments, rejections, sentMails } from '../../schema/index.ts';

type Counted = readonly [table: PgTable, which: SQL | undefined];

/** A mail that failed longer ago is not looked into any more. */
const mailDays = 30;

/** Counts the open tasks of an operator and the faults of the service, the most urgent first. */
export async function firstToDo(db: Database, now: Date) {
  const since = new Date(now.getTime() - mailDays * dayMs);
  const counted: Record<FirstKind, Counted> = {
    'late-checks': [humanChecks, and(isNull(humanChecks.decidedAt), lt(humanChecks.expectedAt, now))],
    disputes: [payments, eq(payments.status, 'disputed')],
    mails: [sentMails, and(eq(sentMails.wasAccepted, false), gte(sentMails.at, since))],
    claims: [rejections, isNull(rejections.answeredAt)],
    messages: [contactMessages, isNull(contactMessages.answeredAt)],
    checks: [humanChecks, and(isNull(humanChecks.decidedAt), gte(humanChecks.expectedAt, now))],
  };
  const found = await Promise.all(
    firstKinds.map(async (kind) => ({ kind, count: await db.$count(...counted[kind]) })),
  );
  return found.filter(({ count }) => count > 0);
}
