import type { DocumentType } from '@vesika/requirements';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  type PackageRow,
  type PaymentRow,
  payments,
  type RefundRow,
  type UserPackageRow,
  userPackages,
} from '../../../schema/index.ts';
import type { Seller } from '../invoices/issue-invoice.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { Subject } from './fact.ts';
import type { PaymentState, PurchaseState } from './purchase-state.ts';

/** Needed for the invoice and the webhook that a settled payment causes in the same transaction. */
export interface Consequences {
  seller: Seller;
  announceRefund: AnnounceRefund;
}

export interface PurchaseToSettle extends Consequences {
  provider: PaymentProvider['name'];
  subject: Subject;
  now: Date;
}

export interface Reconciliation extends PurchaseToSettle {
  state: PurchaseState;
}

/** Call it in the transaction that completes the refund. */
export type AnnounceRefund = (
  tx: Database,
  refund: { userId: string; paymentId: string; amount: number; currency: string; now: Date },
) => Promise<void>;

export interface Settlement extends Reconciliation {
  userId: string;
  sold: PackageRow;
  payments: readonly PaymentState[];
}

export interface StoredPayment {
  payment: PaymentState;
  row: PaymentRow;
}

export interface Settled {
  payment: PaymentState;
  refunds: readonly RefundRow[];
}

export type News =
  | { kind: 'receipt'; paymentId: string; isRenewal: boolean }
  | { kind: 'refund'; paymentId: string; refundId: string }
  /** A rejected photo may be made again for free. */
  | {
      kind: 'redo';
      paymentId: string;
      photoId: string;
      countryCode: string;
      documentType: DocumentType;
    }
  /** Nothing was bought, and the refund is to be carried out. */
  | { kind: 'refusal'; paymentId: string; refundId: string };

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
