import type { RefundRow } from '../../../schema/index.ts';
import { totalMinor } from './ending-refund.ts';
import type { ToldRefund } from './fact.ts';
import type { PaymentState } from './purchase-state.ts';

interface RefundsOf {
  payment: Pick<PaymentState, 'refunds' | 'refundedMinor'>;
  /** Makes the row of a refund that was made at the provider. */
  fresh: () => RefundRow;
  now: Date;
}

const isCompleted = ({ status }: RefundRow) => status === 'completed';

/**
 * Updates the rows of a payment's refunds to what the provider reports. Money that only a charge reports is assigned to
 * refunds we asked for, or else to one without a reference, which the provider names later.
 */
export function toldRefunds(known: readonly RefundRow[], { payment, fresh, now }: RefundsOf): RefundRow[] {
  const rows = known.map((row) => ({ ...row }));
  const named = new Set<RefundRow>();
  const complete = (row: RefundRow) => {
    row.status = 'completed';
    row.completedAt ??= now;
  };
  const fail = (row: RefundRow) => {
    row.status = 'failed';
    row.completedAt = null;
  };

  for (const told of payment.refunds) {
    const found = rowOf(rows, told);
    if (!found && told.status === 'failed') continue;
    const row = found ?? added(rows, fresh());
    named.add(row);
    row.providerReference = told.refund;
    row.amountMinor = told.amountMinor;
    if (told.status === 'completed') complete(row);
    else if (told.status === 'failed') fail(row);
    else row.status = 'processing';
  }

  let restMinor = payment.refundedMinor - totalMinor(rows.filter(isCompleted));
  for (const row of rows) {
    const isOpen = row.status === 'requested' || row.status === 'processing';
    if (isOpen && restMinor > 0 && row.amountMinor <= restMinor) {
      complete(row);
      restMinor -= row.amountMinor;
    } else if (isCompleted(row) && !named.has(row) && restMinor < 0) {
      fail(row);
      restMinor += row.amountMinor;
    }
  }
  if (restMinor > 0) {
    const nameless = rows.find((row) => isCompleted(row) && isNameless(row));
    const row = nameless ?? added(rows, { ...fresh(), amountMinor: 0 });
    row.amountMinor += restMinor;
    complete(row);
  }
  return rows;
}

function rowOf(rows: readonly RefundRow[], { refund, refundId }: ToldRefund): RefundRow | undefined {
  return (
    rows.find(({ providerReference }) => providerReference === refund) ??
    rows.find(({ id, providerReference }) => id === refundId && providerReference === null) ??
    rows.find((row) => refundId === undefined && isNameless(row))
  );
}

function isNameless({ providerReference, status }: RefundRow): boolean {
  return providerReference === null && (status === 'processing' || status === 'completed');
}

function added(rows: RefundRow[], row: RefundRow): RefundRow {
  rows.push(row);
  return row;
}
