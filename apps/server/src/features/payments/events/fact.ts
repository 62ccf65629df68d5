import type { PackageRow } from '../../../schema/index.ts';

/** This is stored instead of the payload, whose names, addresses and cards stay with the provider. */
export type Fact = FactBase &
  (
    | { kind: 'ordered' }
    | ({ kind: 'pending' | 'failed'; payment: string } & Amount)
    | ({ kind: 'paid'; payment: string; first: boolean } & Amount)
    /** `refundedMinor`: the total refunded of this payment. */
    | { kind: 'refunded'; payment: string; refundedMinor: number }
    | ({ kind: 'refund'; payment: string } & ReportedRefund)
    | { kind: 'dispute'; payment: string; dispute: string; status: 'open' | 'won' | 'lost' }
    | { kind: 'subscription'; status: SubscriptionStatus }
  );

interface FactBase {
  at: number;
  order: OrderedPurchase | null;
  customer: string | null;
  /** Country of the buyer's address; facts of older versions lack it. */
  country?: string | null;
}

interface Amount {
  amountMinor: number;
  currency: string;
}

/** The provider copies this metadata of a checkout to everything that follows from it. */
export interface OrderedPurchase {
  userId: string;
  packageId: string;
  /** The agreed price, which a subscription keeps when the price list changes. */
  amountMinor: number | null;
  photoId?: string;
  voucherUseId?: string;
  /** The agreed contents of the package; facts of older versions lack them. */
  terms?: PurchaseTerms;
}

type PurchaseTerms = Pick<PackageRow, 'credits' | 'validityDays'>;

/** A refund as the provider reports it. */
export interface ReportedRefund {
  refund: string;
  /** Id of our own row, if we asked for it; facts of older versions lack it. */
  refundId?: string;
  status: RefundProgress;
  amountMinor: number;
}

export type RefundProgress = 'processing' | 'completed' | 'failed';
export type SubscriptionStatus = 'active' | 'past-due' | 'ended';

export interface Subject {
  reference: string;
  isRecurring: boolean;
}
