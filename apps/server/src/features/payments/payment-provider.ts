import type { Language } from '@vesika/messages';
import type { PackageRow } from '../../platform/database/schema/index.ts';

export interface CheckoutOrder {
  user: { id: string; email: string };
  sold: PackageRow;
  /** The provider's name for the customer, where there is one already. */
  customer: string | undefined;
  language: Language;
  /** The photo that the payment unlocks. */
  photoId: string | null;
  /** Of the page that people come back to; how it went is added to it. */
  returnPath: string;
}

/** The address to come back to, and how it went. */
export function returnAddress(path: string, purchase: 'done' | 'cancelled' | 'failed'): string {
  return `${path}${path.includes('?') ? '&' : '?'}purchase=${purchase}`;
}

export interface RefundOrder {
  /** As the event of its payment named it: a payment intent, or the invoice of a paid period. */
  payment: string;
  /** Null: all that is left of it. */
  amountMinor: number | null;
  /** Ours, by which one is found again whose answer was lost. */
  refundId: string;
  /** The same key is one refund. */
  idempotencyKey: string;
}

/** Who takes the money. What came of it is told by signed events, never by these answers. */
export interface PaymentProvider {
  name: 'stripe' | 'test';
  /** Address of the page where the package is paid for. */
  createCheckout(order: CheckoutOrder): Promise<string>;
  /** Address of the page where a subscription is looked after. */
  customerPortal(subscription: { reference: string; customer: string | undefined }): Promise<string>;
  /** Accepted, not yet done. The provider's name of the refund; null where the money had gone back before. */
  refund(order: RefundOrder): Promise<string | null>;
  /** At once; one that has ended stays so. */
  endSubscription(reference: string): Promise<void>;
  /** The paid period that a payment intent belongs to: events about it do not say. */
  periodOf(paymentIntent: string): Promise<PaidPeriod | undefined>;
}

export interface PaidPeriod {
  subscription: string;
  invoice: string;
}
