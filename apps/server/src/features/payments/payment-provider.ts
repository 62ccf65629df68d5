import type { Language } from '@vesika/messages';
import type { PackageRow } from '../../platform/database/schema/index.ts';

export interface PurchaseCheckout {
  user: { id: string; email: string };
  sold: PackageRow;
  /** The provider's id of the customer, if known. */
  customer: string | undefined;
  language: Language;
  /** The photo that the payment unlocks. */
  photoId: string | null;
  /** Path of the page to return to; the outcome is appended. */
  returnPath: string;
}

/** The return address with the outcome. */
export function returnAddress(path: string, purchase: 'done' | 'cancelled' | 'failed'): string {
  return `${path}${path.includes('?') ? '&' : '?'}purchase=${purchase}`;
}

export interface RefundRequest {
  /** The payment's id in its event: a payment intent, or the invoice of a paid period. */
  payment: string;
  /** Null refunds everything that is left. */
  amountMinor: number | null;
  /** Our id, by which a refund is found whose answer was lost. */
  refundId: string;
  /** Requests with the same key are one refund. */
  idempotencyKey: string;
}

/** The payment provider. Outcomes are reported by signed events, never by these answers. */
export interface PaymentProvider {
  name: 'stripe' | 'test';
  /** Returns the address of the payment page. */
  createCheckout(purchase: PurchaseCheckout): Promise<string>;
  /** Returns the address of the page where a subscription is managed. */
  customerPortal(subscription: { reference: string; customer: string | undefined }): Promise<string>;
  /** Accepted but not yet completed. Returns the provider's id of the refund; null if the money was returned before. */
  refund(request: RefundRequest): Promise<string | null>;
  /** Immediate and idempotent. */
  endSubscription(reference: string): Promise<void>;
  /** The paid period of a payment intent, which its events do not name. */
  periodOf(paymentIntent: string): Promise<PaidPeriod | undefined>;
}

export interface PaidPeriod {
  subscription: string;
  invoice: string;
}
