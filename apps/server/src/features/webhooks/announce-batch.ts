import type { AnnounceBatch } from '../bulk/index.ts';
import type { Announce } from './announce.ts';

export function createAnnounceBatch(announce: Announce, siteUrl: () => string): AnnounceBatch {
  return (tx, { userId, now, batchId, state, items }) => {
    const page = new URL(`/dashboard/bulk/${batchId}`, siteUrl()).href;
    const data = { batchId, state, items, page };
    return announce(tx, { userId, event: { type: 'batch.ended', data }, now });
  };
}
