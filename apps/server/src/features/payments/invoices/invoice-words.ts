import { createMailTranslator, directionOf, formatNumber, type Language } from '@vesika/messages';
import { longDate } from '../../../platform/words/words.ts';
import type { InvoiceRow, PaymentRow, RefundRow } from '../../../schema/index.ts';
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
  refunds: readonly RefundRow[];
}

export async function invoiceWords(
  { invoice, payment, refunds }: Invoiced,
  language: Language,
): Promise<InvoiceWords> {
  const t = await createMailTranslator(language);
  const { seller, amountMinor, currency, vatPercent, issuedAt } = invoice;
  const { name, photos } = await packageTexts(invoice, language);
  const amount = (minor: number) => formatAmount(language, minor, currency);
  // Isolates addresses so that house numbers keep their place in right-to-left text.
  const isolated = (text: string) => (directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text);
  const vatMinor = vatPercent === null ? 0 : containedTax(amountMinor, vatPercent);
  return {
    language,
    direction: directionOf(language),
    date: issuedAt,
    title: t('invoice.title'),
    facts: [
      [t('invoice.number'), invoiceNumber(invoice)],
      [t('invoice.date'), longDate(language, issuedAt)],
      [t('invoice.payment'), payment.id],
    ],
    sellerTitle: t('invoice.seller'),
    seller: [
      isolated(seller.name ?? 'Vesika'),
      ...(seller.address ? [isolated(seller.address)] : []),
      ...(seller.email ? [seller.email] : []),
      ...(seller.vatId ? [t('invoice.vatId', { id: seller.vatId })] : []),
    ],
    customerTitle: t('invoice.customer'),
    customer: [invoice.customerEmail],
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
    notes: [
      ...(invoice.voucherCode ? [t('invoice.voucher', { code: isolated(invoice.voucherCode) })] : []),
      ...(payment.completedAt
        ? [t('receipt.paidOn', { date: longDate(language, payment.completedAt) })]
        : []),
      ...refunds.flatMap(({ amountMinor: backMinor, completedAt }) =>
        completedAt
          ? [t('invoice.refunded', { amount: amount(backMinor), date: longDate(language, completedAt) })]
          : [],
      ),
      ...(payment.provider === 'test' ? [t('receipt.test')] : []),
    ],
  };
}

export function containedTax(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / (100 + percent));
}
