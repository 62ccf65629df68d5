import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { PaymentsParts } from '../payments/index.ts';

/** The link to a purchase is in its receipt, so a buyer without an account is sent the newest receipt. */
export async function sendPurchaseMail(
  { db, payments: { mailing } }: { db: Database; payments: PaymentsParts },
  { personId }: { personId: string },
): Promise<void> {
  const [newest] = await db
    .select({ id: payments.id, completedAt: payments.completedAt })
    .from(payments)
    .where(eq(payments.userId, personId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!newest?.completedAt) throw new ServiceError('act-not-possible');
  mailing.tell([{ kind: 'receipt', paymentId: newest.id, isRenewal: false }]);
}
