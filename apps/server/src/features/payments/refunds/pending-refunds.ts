import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { dayMs, minuteMs } from '../../../platform/clock/durations.ts';
import { payments, refunds } from '../../../schema/index.ts';
import { endingRefund, isStanding } from '../events/ending-refund.ts';
import { refundsOf } from '../refund-rows.ts';
import { carryOutRefund, type RefundParts } from './start-refund.ts';

interface PendingRefundsParts extends RefundParts {
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Refunds that nobody has to ask for again; the amount of others depends on what was used meanwhile. */
const owed = ['voucher-spent', 'second-rejection'] as const;
/** Longer than the attempt of the process that began it. */
const attemptMs = 5 * minuteMs;
/** A provider that has refused for so long needs a person. */
const triedMs = 3 * dayMs;

export function createPendingRefunds(parts: PendingRefundsParts) {
  const { db, clock, provider, log } = parts;
  const underWay = new Set<Promise<void>>();

  function begin(refundId: string): void {
    const running = carryOut(eq(refunds.id, refundId)).finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function continueAll(): Promise<void> {
    const now = clock();
    const isLeft = and(
      lt(refunds.requestedAt, new Date(now - attemptMs)),
      gt(refunds.requestedAt, new Date(now - triedMs)),
    );
    await carryOut(isLeft);
  }

  async function carryOut(which: SQL | undefined): Promise<void> {
    const isPending = and(
      which,
      eq(refunds.status, 'requested'),
      inArray(refunds.reason, owed),
      eq(payments.provider, provider.name),
    );
    const found = await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(isPending);
    for (const { refund, payment } of found) {
      const standing = (await refundsOf(db, payment.id)).filter(isStanding);
      const isEnding = endingRefund([...standing, refund], payment) !== undefined;
      await carryOutRefund(parts, { refund, payment, isEnding }).catch((error: unknown) =>
        log.error({ err: error }, 'a refund could not be carried out and will be repeated'),
      );
    }
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return { begin, continueAll, settled };
}
