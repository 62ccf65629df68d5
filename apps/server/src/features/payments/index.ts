export { fromMinor, toMinor } from './amounts.ts';
export type { AnnounceRefund } from './events/settlement.ts';
export { invoiceNumber } from './invoices/invoice-number.ts';
export { packageTexts } from './package-texts.ts';
export { openPayments, type PaymentsParts, paymentSettings } from './payments.ts';
export { refundedMinor, refundsByPayment } from './refund-rows.ts';
export { refundByOperator } from './refunds/refund-by-operator.ts';
export { registerPayments } from './register.ts';
