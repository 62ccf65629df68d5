import type { Currency, Refund } from '@vesika/contract';
import type { RefundRow } from '../../../platform/database/schema/index.ts';
import { fromMinor } from '../amounts.ts';

export function refundJson(row: RefundRow, currency: string): Refund {
  return {
    status: row.status,
    reason: row.reason,
    amount: fromMinor(row.amountMinor),
    currency: currency as Currency,
    requestedAt: row.requestedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}
