import { customerPortal } from '@vesika/contract';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { payments, userPackages } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import { customerReference } from '../customer-reference.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PaymentsParts } from '../payments.ts';

export function serveCustomerPortal(app: FastifyInstance, { db, provider, callers }: PaymentsParts): void {
  serve(app, customerPortal, async (request) => {
    const { userId } = await callers.requireUser(request);
    const reference = await runningSubscription(db, provider, userId);
    if (!reference) throw new ServiceError('subscription-not-found');
    const customer = await customerReference(db, provider, userId);
    return { url: await provider.customerPortal({ reference, customer }) };
  });
}

async function runningSubscription(
  db: Database,
  provider: PaymentProvider,
  userId: string,
): Promise<string | null | undefined> {
  const [newest] = await db
    .select({ reference: userPackages.subscriptionReference })
    .from(userPackages)
    .innerJoin(payments, eq(payments.id, userPackages.paymentId))
    .where(
      and(
        eq(userPackages.userId, userId),
        eq(payments.provider, provider.name),
        isNotNull(userPackages.subscriptionReference),
        ne(userPackages.subscriptionStatus, 'ended'),
      ),
    )
    .orderBy(desc(userPackages.createdAt))
    .limit(1);
  return newest?.reference;
}
