import { createMailTranslator, directionOf, formatNumber, type Language } from '@vesika/messages';
import { longDate } from '../../../platform/words/words.ts';
import type { CreditNoteRow, InvoiceRow, PaymentRow, RefundRow } from '../../../schema/index.ts';
import { formatAmount } from '../amounts.ts';
import { packageTexts } from '../package-texts.ts';
import { invoiceNumber } from './invoice-number.ts';

export interface InvoiceWords {
  language: Language;
  direction: 'ltr' | 'rtl';
  date: Date;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  seller: readonly string[];
  sellerTitle: string;
  customer: readonly string[];
  customerTitle: string;
  item: readonly [name: string, amount: string];
  itemTitles: readonly [string, string];
  parts: readonly (readonly [label: string, amount: string])[];
  total: readonly [label: string, amount: string];
  notes: readonly string[];
}

export interface Invoiced {
  invoice: InvoiceRow;
  payment: PaymentRow;
}

export interface Credited extends Invoiced {
  note: CreditNoteRow;
  refund: RefundRow;
}

export async function invoiceWords(invoiced: Invoiced, language: Language): Promise<InvoiceWords> {
  const t = await createMailTranslator(language);
  const { invoice, payment } = invoiced;
  return {
    ...(await bookedWords(t, invoiced, invoice.amountMinor, language)),
    date: invoice.issuedAt,
    title: t('invoice.title'),
    facts: [
      [t('invoice.number'), invoiceNumber(invoice)],
      [t('invoice.date'), longDate(language, invoice.issuedAt)],
      [t('invoice.payment'), payment.id],
    ],
    notes: [
      ...(invoice.voucherCode
        ? [t('invoice.voucher', { code: isolated(language, invoice.voucherCode) })]
        : []),
      ...(payment.completedAt
        ? [t('receipt.paidOn', { date: longDate(language, payment.completedAt) })]
        : []),
      ...(payment.provider === 'test' ? [t('receipt.test')] : []),
    ],
  };
}

/** Amounts are negative, as they reduce what the invoice states. */
export async function creditNoteWords(credited: Credited, language: Language): Promise<InvoiceWords> {
  const t = await createMailTranslator(language);
  const { invoice, payment, note, refund } = credited;
  return {
    ...(await bookedWords(t, credited, -refund.amountMinor, language)),
    date: note.issuedAt,
    title: t('invoice.creditNote.title'),
    facts: [
      [t('invoice.creditNote.number'), invoiceNumber(note)],
      [t('invoice.date'), longDate(language, note.issuedAt)],
      [t('invoice.creditNote.invoice'), invoiceNumber(invoice)],
      [t('invoice.payment'), payment.id],
    ],
    notes: payment.provider === 'test' ? [t('receipt.test')] : [],
  };
}

type MailTranslator = Awaited<ReturnType<typeof createMailTranslator>>;

async function bookedWords(
  t: MailTranslator,
  { invoice }: Invoiced,
  amountMinor: number,
  language: Language,
): Promise<Omit<InvoiceWords, 'date' | 'title' | 'facts' | 'notes'>> {
  const { seller, customer, currency, vatPercent } = invoice;
  const { name, photos } = await packageTexts(invoice, language);
  const amount = (minor: number) => formatAmount(language, minor, currency);
  const vatMinor = vatPercent === null ? 0 : containedTax(amountMinor, vatPercent);
  return {
    language,
    direction: directionOf(language),
    sellerTitle: t('invoice.seller'),
    seller: [
      isolated(language, seller.name ?? 'Vesika'),
      ...(seller.address ? [isolated(language, seller.address)] : []),
      ...(seller.email ? [seller.email] : []),
      ...(seller.vatId ? [t('invoice.vatId', { id: seller.vatId })] : []),
    ],
    customerTitle: t('invoice.customer'),
    customer: [
      ...(customer?.company ? customer.company.split('\n').map((line) => isolated(language, line)) : []),
      ...(customer?.taxId ? [t('invoice.vatId', { id: customer.taxId })] : []),
      invoice.customerEmail,
    ],
    itemTitles: [t('invoice.item'), t('invoice.amount')],
    item: [t('invoice.line', { package: name, photos }), amount(amountMinor)],
    parts:
      vatPercent === null
        ? []
        : [
            [t('invoice.net'), amount(amountMinor - vatMinor)],
            [
              t('invoice.vat', { percent: formatNumber(language, vatPercent / 100, 'share') }),
              amount(vatMinor),
            ],
          ],
    total: [t('invoice.total'), amount(amountMinor)],
  };
}

/** Isolates addresses so that numbers of houses keep their place in right-to-left text. */
function isolated(language: Language, text: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}

export function containedTax(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / (100 + percent));
}
