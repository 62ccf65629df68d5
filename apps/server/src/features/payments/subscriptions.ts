import { customerPortal } from '@vesika/contract';
import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serveUser } from '../../platform/http/route.ts';
import { paymentCustomers, payments, userPackages } from '../../schema/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

export function serveCustomerPortal(app: FastifyInstance, { db, provider }: EndSubscriptionsParts): void {
  serveUser(app, customerPortal, async (_request, { userId }) => {
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

interface EndSubscriptionsParts {
  db: Database;
  provider: PaymentProvider;
}

/** If this fails the account is not deleted, because only its owner can end its subscriptions. */
export async function endSubscriptions(
  { db, provider }: EndSubscriptionsParts,
  userId: string,
): Promise<void> {
  const running = await db
    .select({ reference: payments.subscriptionReference })
    .from(payments)
    .leftJoin(userPackages, eq(userPackages.subscriptionReference, payments.subscriptionReference))
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.provider, provider.name),
        isNotNull(payments.subscriptionReference),
        or(isNull(userPackages.id), ne(userPackages.subscriptionStatus, 'ended')),
      ),
    )
    .groupBy(payments.subscriptionReference);
  for (const { reference } of running) await provider.endSubscription(reference!);
}

export async function customerReference(
  db: Database,
  provider: PaymentProvider,
  userId: string,
): Promise<string | undefined> {
  const own = and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider.name));
  const [known] = await db.select().from(paymentCustomers).where(own);
  return known?.customerReference;
}
