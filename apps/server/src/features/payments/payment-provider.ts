import type { Language } from '@vesika/messages';
import type { PackageRow } from '../../schema/index.ts';

export interface PurchaseCheckout {
  user: { id: string; email: string };
  sold: PackageRow;
  customer: string | undefined;
  language: Language;
  photoId: string | null;
  voucherUseId: string | null;
  returnPath: string;
}

export function returnAddress(path: string, purchase: 'done' | 'cancelled' | 'failed'): string {
  return `${path}${path.includes('?') ? '&' : '?'}purchase=${purchase}`;
}

export interface RefundRequest {
  payment: string;
  /** Null refunds everything that is left. */
  amountMinor: number | null;
  refundId: string;
  idempotencyKey: string;
}

export interface OpenCheckout {
  reference: string;
  url: string;
}

/** Outcomes are reported by signed events, never by these answers. */
export interface PaymentProvider {
  name: 'stripe' | 'test';
  createCheckout(purchase: PurchaseCheckout): Promise<OpenCheckout>;
  /** Closes a payment page; false if it was paid before. */
  expireCheckout(reference: string): Promise<boolean>;
  customerPortal(subscription: { reference: string; customer: string | undefined }): Promise<string>;
  /** Null if the money was returned before. */
  refund(request: RefundRequest): Promise<string | null>;
  endSubscription(reference: string): Promise<void>;
  periodOf(paymentIntent: string): Promise<PaidPeriod | undefined>;
}

export interface PaidPeriod {
  subscription: string;
  invoice: string;
}
