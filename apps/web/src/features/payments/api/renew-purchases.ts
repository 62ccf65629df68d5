import type { QueryClient } from '@tanstack/react-query';

export async function renewPurchases(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['package', 'purchases', 'statement', 'photos'].map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
