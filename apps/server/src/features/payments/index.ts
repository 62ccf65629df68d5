export type { AnnounceRefund } from './events/settlement.ts';
export { openPayments, paymentSettings } from './payments.ts';
export { refundDays, refundHours } from './refunds/refund-window.ts';
export { registerPayments } from './register.ts';
export { rejectionDays } from './report-rejection/report-rejection.ts';
