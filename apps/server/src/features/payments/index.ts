export { fromMinor, toMinor } from './amounts.ts';
export type { AnnounceRefund } from './events/settlement.ts';
export { invoiceNumber } from './invoices/invoice-number.ts';
export { packageTexts } from './package-texts.ts';
export { openPayments, type PaymentsParts, paymentSettings } from './payments.ts';
export { refundByOperator } from './refunds/refund-by-operator.ts';
export { refundDays, refundHours } from './refunds/refund-window.ts';
export { registerPayments } from './register.ts';
export { rejectionDays } from './report-rejection/report-rejection.ts';
