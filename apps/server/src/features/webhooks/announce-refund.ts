import type { AnnounceRefund } from '../payments/index.ts';
import type { Announce } from './announce.ts';

export function createAnnounceRefund(announce: Announce): AnnounceRefund {
  return (tx, { userId, now, ...data }) =>
    announce(tx, { userId, event: { type: 'refund.completed', data }, now });
}
