import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything that a payment, a refund or a rejection changes. */
export async function renewPurchases(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['package', 'purchases', 'statement', 'photos'].map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
