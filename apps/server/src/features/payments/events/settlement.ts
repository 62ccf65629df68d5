import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  type PackageRow,
  type PaymentRow,
  payments,
  type RefundRow,
  type UserPackageRow,
  userPackages,
} from '../../../platform/database/schema/index.ts';
import type { IssueInvoice } from '../invoices/issue-invoice.ts';
import type { Subject } from './fact.ts';
import type { PaymentState, PurchaseState } from './purchase-state.ts';

export interface Reconciliation {
  provider: 'stripe' | 'test';
  subject: Subject;
  state: PurchaseState;
  now: Date;
  issueInvoice: IssueInvoice;
  unlockPhoto: UnlockPhoto;
}

/** The photo that was paid for becomes a clean one, where it is there and the buyer's. */
export type UnlockPhoto = (
  tx: Database,
  paid: { payer: string; photoId: string; now: Date },
) => Promise<void>;

/** A purchase whose account and package are known, with those of its payments that count. */
export interface Settlement extends Reconciliation {
  userId: string;
  sold: PackageRow;
  payments: readonly PaymentState[];
}

/** A payment as its events have it, and our row of it. */
export interface StoredPayment {
  payment: PaymentState;
  row: PaymentRow;
}

export interface Settled {
  payment: PaymentState;
  refund: RefundRow | undefined;
}

/** What its customer should be told of, once it is committed. */
export type News =
  | { kind: 'receipt'; paymentId: string; isRenewal: boolean }
  | { kind: 'refund'; paymentId: string };

/** What the payments have brought, where they have brought it yet. */
export async function ownPackage(
  tx: Database,
  { provider, payments: states }: Settlement,
): Promise<UserPackageRow | undefined> {
  const references = states.map(({ reference }) => reference);
  const [owned] = await tx
    .select({ row: userPackages })
    .from(userPackages)
    .innerJoin(payments, eq(payments.userPackageId, userPackages.id))
    .where(and(eq(payments.provider, provider), inArray(payments.providerReference, references)))
    .limit(1);
  return owned?.row;
}
