import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { payments, userPackages } from '../../platform/database/schema/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

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
