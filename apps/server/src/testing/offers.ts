import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { priceChanges, quotas, type VoucherRow, vouchers } from '../schema/index.ts';
import type { TestService } from './test-service.ts';

/** Half the price of everything, unless told otherwise. */
export async function makeVoucher(
  { db, now }: TestService,
  terms: Partial<VoucherRow> = {},
): Promise<VoucherRow> {
  const [row] = await db
    .insert(vouchers)
    .values({
      id: randomUUID(),
      code: `CODE-${randomBytes(6).toString('hex').toUpperCase()}`,
      label: 'A partner',
      percent: terms.amountMinor ? null : 50,
      createdAt: now(),
      ...terms,
    })
    .returning();
  return row!;
}

/** A package for every person of an institution that no other test knows. */
export async function makeQuota({ db, now }: TestService, terms: Partial<typeof quotas.$inferInsert> = {}) {
  const [row] = await db
    .insert(quotas)
    .values({
      id: randomUUID(),
      institution: 'A school',
      address: `${randomBytes(6).toString('hex')}.example`,
      packageId: 'starter-eur',
      peopleMax: 30,
      createdAt: now(),
      ...terms,
    })
    .returning();
  return row!;
}

/** Adds a price that becomes valid so late that no test is affected. */
export async function makeLaterPrice({ db, now }: TestService) {
  const validFrom = new Date(now().getTime() + randomInt(3_000_000, 9_000_000) * 1_000_000);
  const [row] = await db
    .insert(priceChanges)
    .values({
      id: randomUUID(),
      packageId: 'pro-try',
      validFrom,
      price: 129,
      credits: 5,
      validityDays: 180,
      priceWas: null,
      isForSale: true,
    })
    .returning();
  return row!;
}
