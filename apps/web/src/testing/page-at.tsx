import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { VisitProvider } from '../take/original/visit.tsx';

/**
 * Surrounds a component with a router at `address`, a query cache, and the memory that pages share. Use `wrapper`
 * with `render` or `renderHook`; `address()` returns where the router is now.
 */
export function pageAt(address = '/') {
  let now = address;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Follow() {
    const { pathname, search, hash } = useLocation();
    now = `${pathname}${search}${hash}`;
    return null;
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Follow />
        <VisitProvider>{children}</VisitProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { wrapper, queries, address: () => now };
}
