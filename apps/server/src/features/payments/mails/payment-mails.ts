import { guarantee } from '@vesika/contract';
import { createMailTranslator, type Language } from '@vesika/messages';
import { nextMonthly } from '../../../platform/clock/durations.ts';
import {
  action,
  composeMail,
  facts,
  type MailPart,
  note,
  paragraph,
} from '../../../platform/mail/compose-mail.ts';
import type { Mail, MailAttachment } from '../../../platform/mail/mail.ts';
import { longDate } from '../../../platform/words/words.ts';
import type { PackageRow, PaymentRow, RefundRow, UserPackageRow } from '../../../schema/index.ts';
import { formatAmount } from '../amounts.ts';
import { creditNoteFileName, invoiceFileName } from '../invoices/invoice-number.ts';
import {
  type Credited,
  creditNoteWords,
  type Invoiced,
  type InvoiceWords,
  invoiceWords,
} from '../invoices/invoice-words.ts';
import { renderInvoice } from '../invoices/invoices.ts';
import { packageTexts } from '../package-texts.ts';

interface PaymentLetter {
  to: string;
  language: Language;
  sold: PackageRow;
  payment: PaymentRow;
  link: string;
  isGuest: boolean;
}

interface Receipt extends PaymentLetter {
  owned: UserPackageRow;
  isRenewal: boolean;
  invoice: Invoiced | undefined;
}

interface RefundLetter extends PaymentLetter {
  refund: RefundRow;
  credited: Credited | undefined;
}

type MailTranslator = Awaited<ReturnType<typeof createMailTranslator>>;

export async function composeReceipt({ owned, isRenewal, invoice, ...letter }: Receipt): Promise<Mail> {
  const t = await createMailTranslator(letter.language);
  const { to, sold, payment, language } = letter;
  const told = await purchaseFacts(letter);
  return composeMail({
    to,
    language,
    subject: letter.isGuest ? t('receipt.guest.subject') : t('receipt.subject', told),
    parts: [
      paragraph(t(isRenewal ? 'receipt.renewed' : 'receipt.lead', told)),
      facts([
        t('receipt.amount', told),
        (await packageTexts(sold, language)).photos,
        t('receipt.validUntil', { date: longDate(language, owned.expiresAt) }),
        ...(sold.isRecurring
          ? [
              t('receipt.next', {
                date: longDate(language, nextMonthly(payment.completedAt!, payment.completedAt!)),
              }),
            ]
          : []),
        t('receipt.paidOn', { date: longDate(language, payment.completedAt!) }),
        t('receipt.number', { number: payment.id }),
        ...(payment.provider === 'test' ? [t('receipt.test')] : []),
      ]),
      wayIn(t, letter),
      ...(letter.isGuest ? [note(t('receipt.guest.about', guarantee))] : []),
      ...(invoice ? [note(t('invoice.attached'))] : []),
      note(t('web:guarantee.first', guarantee)),
      note(t('web:guarantee.second', guarantee)),
      note(t(letter.isGuest ? 'receipt.guest.refundable' : 'receipt.refundable', guarantee)),
    ],
    ...(invoice && {
      attachments: [await attached(invoiceFileName(invoice.invoice), await invoiceWords(invoice, language))],
    }),
  });
}

async function attached(filename: string, words: InvoiceWords): Promise<MailAttachment> {
  return { filename, contentType: 'application/pdf', content: await renderInvoice(words) };
}

export async function composeRefundNote({ refund, credited, ...letter }: RefundLetter): Promise<Mail> {
  const t = await createMailTranslator(letter.language);
  const { to, payment, language } = letter;
  const amount = formatAmount(language, refund.amountMinor, letter.sold.currency);
  const told = { ...(await purchaseFacts(letter)), amount };
  const isTest = payment.provider === 'test';
  return composeMail({
    to,
    language,
    subject: t('refund.subject', told),
    parts: [
      paragraph(t('refund.lead', told)),
      paragraph(isTest ? t('receipt.test') : t('refund.arrival')),
      paragraph(t('receipt.number', { number: payment.id })),
      wayIn(t, letter),
      note(t(refund.reason === 'voucher-spent' ? 'refund.voucherSpent' : 'refund.photosStay')),
      ...(credited ? [note(t('invoice.creditNote.attached'))] : []),
    ],
    ...(credited && {
      attachments: [
        await attached(creditNoteFileName(credited.note), await creditNoteWords(credited, language)),
      ],
    }),
  });
}

export async function composeRedoNote({
  to,
  language,
  ...letter
}: Pick<PaymentLetter, 'to' | 'language' | 'link' | 'isGuest'>): Promise<Mail> {
  const t = await createMailTranslator(language);
  return composeMail({
    to,
    language,
    subject: t('redo.subject'),
    parts: [
      paragraph(t('redo.lead')),
      letter.isGuest ? wayIn(t, letter) : action(t('redo.action'), letter.link),
      note(t('web:guarantee.second', guarantee)),
    ],
  });
}

function wayIn(t: MailTranslator, { isGuest, link }: Pick<PaymentLetter, 'isGuest' | 'link'>): MailPart {
  return action(t(isGuest ? 'receipt.guest.action' : 'receipt.action'), link);
}

async function purchaseFacts({ language, sold, payment }: PaymentLetter) {
  return {
    package: (await packageTexts(sold, language)).name,
    amount: formatAmount(language, payment.amountMinor, sold.currency),
  };
}
