import type { QueryClient } from '@tanstack/react-query';

/** Keys of the queries that a purchase, a refund or a rejection changes, or that depend on the credits held. */
const changed = ['package', 'purchases', 'statement', 'photos', 'photo-report', 'batches'];
const channelName = 'vesika-purchases';

/** Renews everything that a purchase changes, in this tab and in every other tab of the site. */
export async function announcePurchase(queries: QueryClient): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
  await renew(queries);
}

/** Renews the same queries when another tab announces a purchase. Out: a function that stops this. */
export function followPurchases(queries: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void renew(queries);
  return () => channel.close();
}

async function renew(queries: QueryClient): Promise<void> {
  await Promise.all(changed.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
