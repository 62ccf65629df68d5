import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useVisitorCurrency, VisitorCurrencyProvider } from './visitor-currency.tsx';

it('is what the server took from the region until another is chosen, which a cookie remembers', () => {
  const { result } = renderHook(() => [useVisitorCurrency(), useVisitorCurrency()], {
    wrapper: ({ children }) => {
      const route = {
        id: 'root',
        path: '/',
        element: <VisitorCurrencyProvider>{children}</VisitorCurrencyProvider>,
      };
      const hydrationData = { loaderData: { root: { currency: 'TRY' } } };
      return (
        <RouterProvider router={createMemoryRouter([{ ...route, loader: () => null }], { hydrationData })} />
      );
    },
  });
  expect(result.current.map(([currency]) => currency)).toEqual(['TRY', 'TRY']);
  act(() => result.current[0]![1]('USD'));
  expect(document.cookie).toContain('currency=USD');
  expect(result.current.map(([currency]) => currency)).toEqual(['USD', 'USD']);
});
