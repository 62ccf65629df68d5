import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { followNetwork } from './follow-network.ts';
import { followPurchases } from './purchase-news.ts';

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: 1 },
          // A button that is pressed without a network reports it at once instead of waiting without a word.
          mutations: { networkMode: 'always' },
        },
      }),
  );
  useEffect(() => followPurchases(client), [client]);
  useEffect(() => followNetwork(), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
