import { createMailTranslator, directionOf, type Language } from '@vesika/messages';
import type { PackageRow, PaymentRow, UserPackageRow } from '../../../platform/database/schema/index.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { Mail, MailAttachment } from '../../../platform/mail/mail.ts';
import { longDate } from '../../../platform/words/words.ts';
import { formatAmount } from '../amounts.ts';
import { invoiceFileName } from '../invoices/invoice-number.ts';
import { type Invoiced, invoiceWords } from '../invoices/invoice-words.ts';
import { renderInvoice } from '../invoices/render-invoice.ts';
import { packageTexts } from '../package-texts.ts';

export interface PaymentLetter {
  to: string;
  language: Language;
  sold: PackageRow;
  payment: PaymentRow;
  /** Address of the page with all payments; of a guest, the way into the account. */
  link: string;
  /** Bought without an account. */
  isGuest: boolean;
}

interface Receipt extends PaymentLetter {
  owned: UserPackageRow;
  isRenewal: boolean;
  invoice: Invoiced | undefined;
}

type MailTranslator = Awaited<ReturnType<typeof createMailTranslator>>;

export async function composeReceipt({ owned, isRenewal, invoice, ...letter }: Receipt): Promise<Mail> {
  const t = await createMailTranslator(letter.language);
  const { sold, payment, language } = letter;
  const facts = await purchaseFacts(letter);
  const mail = compose(t, letter, {
    subject: t('receipt.subject', facts),
    lead: t(isRenewal ? 'receipt.renewed' : 'receipt.lead', facts),
    lines: [
      t('receipt.amount', facts),
      t('receipt.paidOn', { date: longDate(language, payment.completedAt!) }),
      (await packageTexts(sold, language)).photos,
      t('receipt.validUntil', { date: longDate(language, owned.expiresAt) }),
      t('receipt.number', { number: payment.id }),
      ...(payment.provider === 'test' ? [t('receipt.test')] : []),
    ],
    note: [
      ...(letter.isGuest ? [t('receipt.guest.about')] : []),
      ...(invoice ? [t('invoice.attached')] : []),
      t('receipt.refundable'),
    ].join(' '),
  });
  return invoice ? { ...mail, attachments: [await attached(invoice, language)] } : mail;
}

async function attached(invoice: Invoiced, language: Language): Promise<MailAttachment> {
  return {
    filename: invoiceFileName(invoice.invoice),
    contentType: 'application/pdf',
    content: await renderInvoice(await invoiceWords(invoice, language)),
  };
}

export async function composeRefundNote(letter: PaymentLetter): Promise<Mail> {
  const t = await createMailTranslator(letter.language);
  const facts = await purchaseFacts(letter);
  const isTest = letter.payment.provider === 'test';
  return compose(t, letter, {
    subject: t('refund.subject', facts),
    lead: t('refund.lead', facts),
    lines: [
      t('receipt.number', { number: letter.payment.id }),
      ...(isTest ? [t('receipt.test')] : [t('refund.arrival')]),
    ],
    note: t('refund.photosStay'),
  });
}

async function purchaseFacts({ language, sold, payment }: PaymentLetter) {
  return {
    package: (await packageTexts(sold, language)).name,
    amount: formatAmount(language, payment.amountMinor, sold.currency),
  };
}

interface Contents {
  subject: string;
  lead: string;
  lines: readonly string[];
  note: string;
}

function compose(t: MailTranslator, letter: PaymentLetter, contents: Contents): Mail {
  const { to, language, link, isGuest } = letter;
  const { subject, lead, lines, note } = contents;
  const action = t(isGuest ? 'receipt.guest.action' : 'receipt.action');
  const text = [lead, lines.join('\n'), `${action}:\n${link}`, note].join('\n\n');
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
<p>${lines.map(escapeHtml).join('<br>\n')}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#14203a;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#56627a;font-size:14px">${escapeHtml(note)}</p>
</body></html>`;
  return { to, subject, text, html };
}
