/**
 * The content of an event in our terms. It is stored instead of the payload, whose names, addresses and cards stay with
 * the provider.
 */
export type Fact = FactBase &
  (
    | { kind: 'ordered' }
    | ({ kind: 'pending' | 'failed'; payment: string } & Amount)
    | ({ kind: 'paid'; payment: string; first: boolean } & Amount)
    /** `refundedMinor`: the total refunded of this payment. */
    | { kind: 'refunded'; payment: string; refundedMinor: number }
    | { kind: 'refund'; payment: string; refund: string; status: RefundProgress; amountMinor: number }
    | { kind: 'dispute'; payment: string; dispute: string; status: 'open' | 'won' | 'lost' }
    | { kind: 'subscription'; status: SubscriptionStatus }
  );

interface FactBase {
  /** Milliseconds since 1970 by the provider's clock. */
  at: number;
  order: OrderedPurchase | null;
  /** The provider's id of the customer. */
  customer: string | null;
}

interface Amount {
  amountMinor: number;
  /** Upper case. */
  currency: string;
}

/** Metadata we wrote to the checkout, which the provider copies to everything that follows from it. */
export interface OrderedPurchase {
  userId: string;
  packageId: string;
  /** The agreed price, which a subscription keeps when the price list changes. */
  amountMinor: number | null;
  /** The photo to unlock; absent if only a package was bought. */
  photoId?: string;
}

export type RefundProgress = 'processing' | 'completed' | 'failed';
export type SubscriptionStatus = 'active' | 'past-due' | 'ended';

/** The subject of an event: a subscription or a single payment. */
export interface Subject {
  reference: string;
  isRecurring: boolean;
}
