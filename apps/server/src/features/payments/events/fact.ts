/**
 * What an event says, in our words. It is kept in place of the event's payload, whose names, addresses and
 * cards stay with the provider.
 */
export type Fact = FactBase &
  (
    | { kind: 'ordered' }
    | ({ kind: 'pending' | 'failed'; payment: string } & Amount)
    | ({ kind: 'paid'; payment: string; first: boolean } & Amount)
    /** `refundedMinor`: of this payment, in all. */
    | { kind: 'refunded'; payment: string; refundedMinor: number }
    | { kind: 'refund'; payment: string; refund: string; status: RefundProgress; amountMinor: number }
    | { kind: 'dispute'; payment: string; dispute: string; status: 'open' | 'won' | 'lost' }
    | { kind: 'subscription'; status: SubscriptionStatus }
  );

interface FactBase {
  /** Milliseconds since 1970, by the provider's clock. */
  at: number;
  order: Order | null;
  /** The provider's name for the customer. */
  customer: string | null;
}

interface Amount {
  amountMinor: number;
  /** In capitals. */
  currency: string;
}

/** What we wrote onto the checkout, and the provider onto all that came of it. */
export interface Order {
  userId: string;
  packageId: string;
  /** The price agreed upon; a subscription keeps it when the price list changes. */
  amountMinor: number | null;
  /** That it unlocks; absent where it was for a package alone. */
  photoId?: string;
}

export type RefundProgress = 'processing' | 'completed' | 'failed';
export type SubscriptionStatus = 'active' | 'past-due' | 'ended';

/** What an event is about: a subscription, else a single payment. */
export interface Subject {
  reference: string;
  isRecurring: boolean;
}
