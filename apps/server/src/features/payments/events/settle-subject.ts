import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { webhookEvents } from '../../../schema/index.ts';
import type { Fact } from './fact.ts';
import { purchaseState } from './purchase-state.ts';
import { type Reconciled, reconcile } from './reconcile.ts';
import type { PurchaseToSettle } from './settlement.ts';

export async function settleSubject(tx: Database, purchase: PurchaseToSettle): Promise<Reconciled> {
  const { provider, subject } = purchase;
  await lockSubject(tx, purchase);
  const own = and(eq(webhookEvents.provider, provider), eq(webhookEvents.subject, subject.reference));
  const stored = await tx.select({ fact: webhookEvents.payload }).from(webhookEvents).where(own);
  const state = purchaseState(stored.map(({ fact }) => fact as Fact));
  const reconciled = await reconcile(tx, { ...purchase, state });
  const { userId } = reconciled;
  if (userId)
    await tx
      .update(webhookEvents)
      .set({ userId })
      .where(and(own, isNull(webhookEvents.userId)));
  return reconciled;
}

/** Held until the transaction ends; always taken before the account's lock. */
export async function lockSubject(
  tx: Database,
  { provider, subject }: Pick<PurchaseToSettle, 'provider' | 'subject'>,
): Promise<void> {
  const key = `${provider} ${subject.reference}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
