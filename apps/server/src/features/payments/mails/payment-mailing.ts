import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  packages,
  payments,
  type RefundRow,
  refunds,
  userPackages,
  users,
} from '../../../platform/database/schema/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageFor } from '../../accounts/index.ts';
import { isGuestBuyer, mailAddressOf, type PurchaseLinks } from '../../guest-buyers/index.ts';
import type { News } from '../events/settlement.ts';
import { ownInvoice } from '../invoices/invoices.ts';
import { composeReceipt, composeRefundNote } from './payment-mails.ts';

interface PaymentMailingParts extends Pick<Platform, 'db' | 'mailer'> {
  siteUrl: () => string;
  purchaseLinks: PurchaseLinks;
  log: Pick<FastifyBaseLogger, 'error'>;
}

async function findRefund(db: Platform['db'], id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** The mails are sent after the commit; a lost one changes nothing. */
export function createPaymentMailing(parts: PaymentMailingParts) {
  const { db, mailer, siteUrl, purchaseLinks, log } = parts;
  const underWay = new Set<Promise<void>>();

  function tell(news: readonly News[]): void {
    for (const each of news) {
      const running = send(each)
        .catch((error) => log.error({ err: error }, 'a mail about a payment could not be sent'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    }
  }

  async function send(news: News): Promise<void> {
    const [found] = await db
      .select({ payment: payments, sold: packages, owned: userPackages, user: users })
      .from(payments)
      .innerJoin(packages, eq(packages.id, payments.packageId))
      .innerJoin(userPackages, eq(userPackages.id, payments.userPackageId))
      .innerJoin(users, eq(users.id, payments.userId))
      .where(eq(payments.id, news.paymentId));
    if (!found) return;
    const { user, payment, owned } = found;
    const purchase = { payment, owned, sold: { ...found.sold, credits: payment.credits } };
    const language = languageFor(user);
    const isGuest = await isGuestBuyer(db, user.id);
    const link = isGuest
      ? await purchaseLinks.linkTo(owned, language)
      : new URL('/dashboard/payments', siteUrl()).href;
    const to = (await mailAddressOf(db, user.id)) ?? user.email;
    const letter = { ...purchase, to, language, link, isGuest };
    const mail =
      news.kind === 'receipt'
        ? await composeReceipt({
            ...letter,
            isRenewal: news.isRenewal,
            invoice: await ownInvoice(db, user.id, news.paymentId),
          })
        : await composeRefundNote({ ...letter, refund: (await findRefund(db, news.refundId))! });
    await mailer.send(mail);
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return { tell, settled };
}
