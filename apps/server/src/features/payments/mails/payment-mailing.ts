import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isGuestBuyer, languageFor, mailAddressOf } from '../../../account/account.ts';
import type { Platform } from '../../../platform/platform.ts';
import { packages, payments, type RefundRow, refunds, userPackages, users } from '../../../schema/index.ts';
import type { PurchaseLinks } from '../../guest-buyers/index.ts';
import type { News } from '../events/settlement.ts';
import { ownCreditNote, ownInvoice } from '../invoices/invoices.ts';
import { composeReceipt, composeRedoNote, composeRefundNote } from './payment-mails.ts';

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
      if (each.kind === 'refusal') continue;
      const running = send(each)
        .catch((error) => log.error({ err: error }, 'a mail about a payment could not be sent'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    }
  }

  async function send(news: Exclude<News, { kind: 'refusal' }>): Promise<void> {
    const [found] = await db
      .select({ payment: payments, sold: packages, owned: userPackages, user: users })
      .from(payments)
      .innerJoin(packages, eq(packages.id, payments.packageId))
      .leftJoin(userPackages, eq(userPackages.id, payments.userPackageId))
      .innerJoin(users, eq(users.id, payments.userId))
      .where(eq(payments.id, news.paymentId));
    if (!found) return;
    const { user, payment, owned } = found;
    const purchase = { payment, sold: { ...found.sold, credits: payment.credits } };
    const language = languageFor(user);
    const isGuest = await isGuestBuyer(db, user.id);
    const guestLink = owned ? await purchaseLinks.linkTo(owned, language) : siteUrl();
    const link = isGuest ? guestLink : new URL('/dashboard/payments', siteUrl()).href;
    const to = (await mailAddressOf(db, user.id)) ?? user.email;
    const letter = { ...purchase, to, language, link, isGuest };
    if (news.kind === 'redo') {
      const { photoId, countryCode, documentType } = news;
      const wizard = new URL(
        `/dashboard/${documentType}?country=${countryCode}&rejected=${photoId}`,
        siteUrl(),
      ).href;
      await mailer.send(await composeRedoNote({ to, language, isGuest, link: isGuest ? guestLink : wizard }));
    } else if (news.kind === 'refund') {
      const refund = (await findRefund(db, news.refundId))!;
      const credited = await ownCreditNote(db, user.id, news.refundId);
      await mailer.send(await composeRefundNote({ ...letter, refund, credited }));
    } else if (owned) {
      const { isRenewal } = news;
      const invoice = await ownInvoice(db, user.id, news.paymentId);
      await mailer.send(await composeReceipt({ ...letter, owned, isRenewal, invoice }));
    }
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return { tell, settled };
}
