import { QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announcePurchase, followPurchases } from './purchase-news.ts';
import { QueryProvider } from './query-provider.tsx';

let credits = 0;

function Credits({ name }: { name: string }) {
  const { data } = useQuery({ queryKey: ['package'], queryFn: () => credits });
  return <p>{`${name}: ${data}`}</p>;
}

it('a purchase in one tab shows in every other tab at once', async () => {
  for (const name of ['first', 'second']) {
    render(
      <QueryProvider>
        <Credits name={name} />
      </QueryProvider>,
    );
  }
  await screen.findByText('first: 0');
  await screen.findByText('second: 0');
  credits = 10;
  await announcePurchase(new QueryClient());
  await screen.findByText('first: 10');
  await screen.findByText('second: 10');
});

it('a closed page no longer listens', async () => {
  const [closed, open] = [new QueryClient(), new QueryClient()];
  for (const queries of [closed, open]) queries.setQueryData(['purchases'], []);
  followPurchases(closed)();
  const stop = followPurchases(open);
  await announcePurchase(new QueryClient());
  await waitFor(() => expect(open.getQueryState(['purchases'])?.isInvalidated).toBe(true));
  expect(closed.getQueryState(['purchases'])?.isInvalidated).toBe(false);
  stop();
});
