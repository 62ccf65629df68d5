import { type Currency, currencyCookie } from '@vesika/contract';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { choiceCookieText } from '../routing/choice-cookie.ts';

/** One for all prices that a visitor sees: what was chosen on a price list, or what the server took from the region. */
export function useVisitorCurrency(): [Currency, (currency: Currency) => void] {
  const served = useRouteLoaderData<{ currency: Currency }>('root')?.currency ?? 'EUR';
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenNow,
    () => undefined,
  );
  return [chosen ?? served, choose];
}

let chosenNow: Currency | undefined;
const listeners = new Set<() => void>();

function choose(currency: Currency) {
  chosenNow = currency;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookieText(currencyCookie, currency);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
