import { applyVoucher } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hourMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { MarkMailbox } from '../../../platform/mail/mailbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PackageRow, type VoucherRow, vouchers } from '../../../schema/index.ts';
import { packageJson, packagesOnSale } from '../../credits/index.ts';
import { fromMinor, toMinor } from '../amounts.ts';
import { mailboxOfVoucher, usesLeft } from './voucher-uses.ts';

/** Codes cannot be found by trying, even those that an operator chose. */
export const voucherTries = { perAddress: 60, windowMs: hourMs };

/** Payment providers charge no less; below it there is nothing but a price of zero. */
const chargedMinMinor = 50;

/** Every reason to refuse a code has the same answer, so that nobody learns which codes there are. */
async function findVoucher(db: Database, { code, now }: { code: string; now: Date }) {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  if (!voucher || !isOpen(voucher, now)) throw new ServiceError('voucher-invalid');
  return voucher;
}

interface Options {
  code: string;
  sold: PackageRow;
  now: Date;
}

export async function voucherFor(db: Database, { code, sold, now }: Options): Promise<VoucherRow> {
  const voucher = await findVoucher(db, { code, now });
  if (!lowers(voucher, sold)) throw new ServiceError('voucher-invalid');
  return voucher;
}

function isOpen({ endedAt, expiresAt }: VoucherRow, now: Date): boolean {
  return endedAt === null && (expiresAt === null || expiresAt > now);
}

function lowers({ plan, currency }: VoucherRow, sold: PackageRow): boolean {
  return (plan === null || plan === sold.plan) && (currency === null || currency === sold.currency);
}

/** Sold at the lower price, and so no longer at the price that the provider keeps. */
export function reducedBy({ percent, amountMinor }: VoucherRow, sold: PackageRow): PackageRow {
  const listedMinor = toMinor(sold.price);
  const less = percent === null ? amountMinor! : Math.round((listedMinor * percent) / 100);
  const rest = listedMinor - less;
  const price = fromMinor(rest <= 0 ? 0 : Math.min(listedMinor, Math.max(rest, chargedMinMinor)));
  return { ...sold, price, priceWas: sold.price, stripePriceId: null };
}

interface VouchersParts extends Pick<Platform, 'db' | 'clock'> {
  markMailbox: MarkMailbox;
}

export function serveVouchers(app: FastifyInstance, { db, clock, markMailbox }: VouchersParts): void {
  serve(app, applyVoucher, { onRequest: app.limits.hook(voucherTries) }, async (request) => {
    const { body } = request;
    const now = new Date(clock());
    const voucher = await findVoucher(db, { code: body.code, now });
    const caller = await app.callers.of(request);
    const user = caller?.kind === 'user' ? caller : null;
    const mailbox = user && mailboxOfVoucher(markMailbox, voucher, user.email);
    const userId = user?.userId ?? null;
    if (!(await usesLeft(db, { voucher, userId, mailbox, now }))) throw new ServiceError('voucher-invalid');
    const listed = (await packagesOnSale(db, now)).filter((sold) => lowers(voucher, sold));
    if (listed.length === 0) throw new ServiceError('voucher-invalid');
    // The id of the price stays as it is listed, since it names what `createCheckout` sells.
    const packages = listed.map((sold) => {
      const { price, priceWas } = reducedBy(voucher, sold);
      return packageJson({ ...sold, price, priceWas });
    });
    return { packages };
  });
}
