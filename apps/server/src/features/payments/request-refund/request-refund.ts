import { requestRefund } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import { payments, type UserPackageRow, userPackages } from '../../../schema/index.ts';
import { type Buyer, requireBuyer } from '../buyer.ts';
import type { PaymentsParts } from '../payments.ts';
import { refundJson } from '../refund-rows.ts';
import { refundableUntil, refundMinor, unusedShare } from '../refunds/refund-terms.ts';
import { carryOutRefund, noteRefund } from '../refunds/start-refund.ts';

export function serveRequestRefund(app: FastifyInstance, parts: PaymentsParts): void {
  const { db, clock } = parts;
  const refusal = 'refund-not-possible';
  serve(app, requestRefund, async (request) => {
    const { purchaseId, link } = request.body;
    const buyer = await requireBuyer(app, parts, request, link);
    const begun = await db.transaction(async (tx) => {
      await lockAccount(tx, buyer.userId);
      const owned = await ownPurchase(tx, buyer, purchaseId);
      if (!refundableUntil(owned, new Date(clock()))) throw new ServiceError(refusal);
      const share = await unusedShare(tx, owned);
      const amountOf = (leftMinor: number) => refundMinor(leftMinor, share);
      return noteRefund(tx, parts, { owned, reason: 'one-click', refusal, amountOf });
    });
    const refund = await carryOutRefund(parts, begun);
    return { refund: refundJson(refund, begun.payment.currency) };
  });
}

async function ownPurchase(
  tx: Database,
  { userId, onlyPackageId }: Buyer,
  id: string,
): Promise<UserPackageRow> {
  if (onlyPackageId !== null && onlyPackageId !== id) throw new ServiceError('purchase-not-found');
  const [owned] = await tx
    .select()
    .from(userPackages)
    .where(and(eq(userPackages.id, id), eq(userPackages.userId, userId)));
  if (owned) return owned;
  const [begun] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  throw new ServiceError(begun ? 'refund-not-possible' : 'purchase-not-found');
}
