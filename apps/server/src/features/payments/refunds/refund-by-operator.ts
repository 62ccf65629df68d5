import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../../../account/account.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { payments, userPackages } from '../../../schema/index.ts';
import { enteredMinor } from '../amounts.ts';
import { refundJson } from '../refund-rows.ts';
import { carryOutRefund, noteRefund, type RefundParts, wholeOf } from './start-refund.ts';

interface Options {
  userId: string;
  paymentId: string;
  /** Null refunds all that is left of the payment. */
  amount: number | null;
}

/** At any time, without the limits of the one-click refund, and several times until all has gone back. */
export async function refundByOperator(parts: RefundParts, { userId, paymentId, amount }: Options) {
  const refusal = 'refund-not-possible';
  const partMinor = amount === null ? null : enteredMinor(amount);
  const begun = await parts.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [found] = await tx
      .select({ owned: userPackages, payment: payments })
      .from(payments)
      .innerJoin(userPackages, eq(userPackages.id, payments.userPackageId))
      .where(and(eq(payments.id, paymentId), eq(payments.userId, userId)));
    if (!found) throw new ServiceError(refusal);
    const amountOf = partMinor === null ? wholeOf : () => partMinor;
    const noted = await noteRefund(tx, parts, { owned: found.owned, reason: 'operator', refusal, amountOf });
    // A subscription can be refunded for its newest period only.
    if (noted.payment.id !== paymentId) throw new ServiceError(refusal);
    return noted;
  });
  return refundJson(await carryOutRefund(parts, begun), begun.payment.currency);
}
