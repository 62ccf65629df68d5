import type { RefundRow } from '../../../schema/index.ts';

type Standing = Pick<RefundRow, 'reason' | 'amountMinor'>;

/** Its money is on its way or has arrived. */
export function isStanding({ status }: Pick<RefundRow, 'status'>): boolean {
  return status === 'processing' || status === 'completed';
}

export function totalMinor(refunds: readonly Pick<RefundRow, 'amountMinor'>[]): number {
  return refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

/** Parts that an operator gives back, here or at the provider, leave the package until all of it has gone back. */
export function endingRefund<Refund extends Standing>(
  standing: readonly Refund[],
  payment: { amountMinor: number },
): Refund | undefined {
  const requested = standing.find(({ reason }) => reason === 'one-click' || reason === 'second-rejection');
  return requested ?? (totalMinor(standing) >= payment.amountMinor ? standing.at(-1) : undefined);
}
