import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type VoucherRow, vouchers, voucherUses } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';

/** A payment page is open for a day at most. */
const reservedMs = dayMs;

interface Reservation {
  voucher: VoucherRow;
  userId: string;
  now: Date;
}

/** The own reservation of a person is no reason to refuse the code. */
export async function usesLeft(
  db: Database,
  { voucher, userId, now }: Omit<Reservation, 'userId'> & { userId: string | null },
): Promise<boolean> {
  if (voucher.usesMax === null) return true;
  const ofOthers = userId === null ? undefined : sql`${voucherUses.userId} is distinct from ${userId}`;
  return (await db.$count(voucherUses, and(counting(voucher, now), ofOthers))) < voucher.usesMax;
}

/** Each person uses a code once; a person who comes back to the payment page keeps the reservation. */
export async function reserveVoucher(db: Database, { voucher, userId, now }: Reservation): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`voucher ${voucher.id}`}, 0))`);
    const own = and(eq(voucherUses.voucherId, voucher.id), eq(voucherUses.userId, userId));
    const [known] = await tx.select().from(voucherUses).where(own);
    if (known?.paidAt || !(await usesLeft(tx, { voucher, userId, now })))
      throw new ServiceError('voucher-invalid');
    if (known) {
      await tx.update(voucherUses).set({ reservedAt: now }).where(eq(voucherUses.id, known.id));
      return known.id;
    }
    const use = { id: randomUUID(), voucherId: voucher.id, userId, reservedAt: now, paidAt: null };
    await tx.insert(voucherUses).values(use);
    return use.id;
  });
}

/** Returns the code, which a subscription uses again for every period. */
export async function payVoucherUse(
  tx: Database,
  { voucherUseId, now }: { voucherUseId: string; now: Date },
): Promise<string | null> {
  const unpaid = and(eq(voucherUses.id, voucherUseId), isNull(voucherUses.paidAt));
  await tx.update(voucherUses).set({ paidAt: now }).where(unpaid);
  const [used] = await tx
    .select({ code: vouchers.code })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .where(eq(voucherUses.id, voucherUseId));
  return used?.code ?? null;
}

function counting({ id }: VoucherRow, now: Date): SQL {
  const since = new Date(now.getTime() - reservedMs);
  const counts = or(isNotNull(voucherUses.paidAt), gt(voucherUses.reservedAt, since));
  return and(eq(voucherUses.voucherId, id), counts)!;
}
