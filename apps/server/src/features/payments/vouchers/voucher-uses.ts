import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { MarkMailbox } from '../../../platform/mail/mailbox.ts';
import { type VoucherRow, vouchers, voucherUses } from '../../../schema/index.ts';

/** A payment page is open for a day at most. */
const reservedMs = dayMs;

interface Asking {
  voucher: VoucherRow;
  userId: string | null;
  /** Mark of the mailbox, which is one person whatever the account. */
  mailbox: string | null;
  now: Date;
}

interface Reservation extends Asking {
  userId: string;
  mailbox: string;
}

export function mailboxOfVoucher(mark: MarkMailbox, { id }: VoucherRow, email: string): string {
  return mark(`voucher ${id}`, email);
}

/** The own reservation of a person is no reason to refuse the code. */
export async function usesLeft(db: Database, asking: Asking): Promise<boolean> {
  const { voucher, userId, mailbox, now } = asking;
  if (voucher.usesMax === null) return true;
  const ofOthers = and(
    userId === null ? undefined : sql`${voucherUses.userId} is distinct from ${userId}`,
    mailbox === null ? undefined : sql`${voucherUses.mailbox} is distinct from ${mailbox}`,
  );
  return (await db.$count(voucherUses, and(counting(voucher, now), ofOthers))) < voucher.usesMax;
}

/**
 * Each person uses a code once, and its maker never; a person who comes back to the payment page keeps the reservation.
 */
export async function reserveVoucher(db: Database, reservation: Reservation): Promise<string> {
  const { voucher, userId, mailbox, now } = reservation;
  return db.transaction(async (tx) => {
    await lockVoucher(tx, voucher.id);
    if (voucher.createdBy === userId) throw new ServiceError('voucher-invalid');
    const own = or(eq(voucherUses.userId, userId), eq(voucherUses.mailbox, mailbox));
    const known = await tx
      .select()
      .from(voucherUses)
      .where(and(eq(voucherUses.voucherId, voucher.id), own));
    if (known.some(({ paidAt }) => paidAt) || !(await usesLeft(tx, reservation)))
      throw new ServiceError('voucher-invalid');
    const stored = known.find((use) => use.mailbox === mailbox) ?? known[0];
    if (stored) {
      await tx
        .update(voucherUses)
        .set({ userId, mailbox, reservedAt: now })
        .where(eq(voucherUses.id, stored.id));
      return stored.id;
    }
    const use = { id: randomUUID(), voucherId: voucher.id, userId, mailbox, reservedAt: now, paidAt: null };
    await tx.insert(voucherUses).values(use);
    return use.id;
  });
}

/** Makes this the only payment page of the use, and returns the one that was open before. */
export async function bindCheckout(
  db: Database,
  voucherUseId: string,
  checkout: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const own = eq(voucherUses.id, voucherUseId);
    const [use] = await tx.select().from(voucherUses).where(own).for('update');
    await tx.update(voucherUses).set({ checkout }).where(own);
    return use?.checkout ?? null;
  });
}

interface Booking {
  voucherUseId: string;
  /** Reference of the purchase that is paid. */
  purchase: string;
  now: Date;
}

/**
 * One use pays for one purchase, and all uses together for no more than the voucher is for. This is decided when money
 * arrives, because several payment pages can be open before. Returns the code; `spent` if the use has paid already.
 */
export async function bookVoucherUse(
  tx: Database,
  booking: Booking,
): Promise<{ code: string } | 'spent' | null> {
  const { voucherUseId, purchase, now } = booking;
  const [found] = await tx
    .select({ use: voucherUses, voucher: vouchers })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .where(eq(voucherUses.id, voucherUseId));
  if (!found) return null;
  const { voucher } = found;
  await lockVoucher(tx, voucher.id);
  const others = and(
    eq(voucherUses.voucherId, voucher.id),
    isNotNull(voucherUses.paidAt),
    ne(voucherUses.id, voucherUseId),
  );
  if (voucher.usesMax !== null && (await tx.$count(voucherUses, others)) >= voucher.usesMax) return 'spent';
  const booked = await tx
    .update(voucherUses)
    .set({ paidAt: sql`coalesce(${voucherUses.paidAt}, ${now})`, purchase })
    .where(
      and(
        eq(voucherUses.id, voucherUseId),
        or(isNull(voucherUses.paidAt), eq(voucherUses.purchase, purchase)),
      ),
    )
    .returning({ id: voucherUses.id });
  return booked.length === 1 ? { code: voucher.code } : 'spent';
}

/** A subscription uses its code again for every period. */
export async function codeOfUse(db: Database, voucherUseId: string): Promise<string | null> {
  const [used] = await db
    .select({ code: vouchers.code })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .where(eq(voucherUses.id, voucherUseId));
  return used?.code ?? null;
}

/** Once no payment page of a voucher can be open, the number of its uses is enough. */
export async function forgetVoucherMailboxes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - reservedMs);
  const over = db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(or(lt(vouchers.endedAt, before), lt(vouchers.expiresAt, before)));
  await db
    .update(voucherUses)
    .set({ mailbox: null })
    .where(and(isNotNull(voucherUses.mailbox), inArray(voucherUses.voucherId, over)));
}

async function lockVoucher(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`voucher ${id}`}, 0))`);
}

function counting({ id }: VoucherRow, now: Date): SQL {
  const since = new Date(now.getTime() - reservedMs);
  const counts = or(isNotNull(voucherUses.paidAt), gt(voucherUses.reservedAt, since));
  return and(eq(voucherUses.voucherId, id), counts)!;
}
