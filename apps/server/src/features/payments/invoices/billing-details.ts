import { getBillingDetails, setBillingDetails } from '@vesika/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serveUser } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { billingDetails, invoices, payments } from '../../../schema/index.ts';

export function serveBillingDetails(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  serveUser(app, getBillingDetails, async (_request, { userId }) => {
    const [found] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId));
    return { company: found?.company ?? null, taxId: found?.taxId ?? null };
  });

  serveUser(app, setBillingDetails, async (request, { userId }) => {
    const details = { company: request.body.company || null, taxId: request.body.taxId || null };
    await db.transaction(async (tx) => {
      await tx
        .insert(billingDetails)
        .values({ userId, ...details })
        .onConflictDoUpdate({ target: billingDetails.userId, set: details });
      // An invoice keeps the company that it names, as it may be booked already.
      const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
      if (details.company ?? details.taxId)
        await tx
          .update(invoices)
          .set({ customer: details })
          .where(and(inArray(invoices.paymentId, own), isNull(invoices.customer)));
    });
    return details;
  });
}
