import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { paymentCustomers } from '../../platform/database/schema/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

export async function customerReference(
  db: Database,
  provider: PaymentProvider,
  userId: string,
): Promise<string | undefined> {
  const own = and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider.name));
  const [known] = await db.select().from(paymentCustomers).where(own);
  return known?.customerReference;
}
