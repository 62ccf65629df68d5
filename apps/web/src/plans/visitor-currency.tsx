import { type Currency, currencyCookie } from '@vesika/contract';
import { createContext, type ReactNode, use, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { choiceCookieText } from '../routing/choice-cookie.ts';

type CurrencyState = [chosen: Currency | undefined, choose: (currency: Currency) => void];

const CurrencyContext = createContext<CurrencyState>([undefined, () => {}]);

/** Holds the currency that the visitor has chosen on any price list. */
export function VisitorCurrencyProvider({ children }: { children: ReactNode }) {
  return <CurrencyContext value={useState<Currency>()}>{children}</CurrencyContext>;
}

/** The currency of all prices: the one chosen on a price list, or else the one that the server took from the region. */
export function useVisitorCurrency(): [Currency, (currency: Currency) => void] {
  const served = useRouteLoaderData<{ currency: Currency }>('root')?.currency ?? 'EUR';
  const [chosen, setChosen] = use(CurrencyContext);
  const choose = (currency: Currency) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = choiceCookieText(currencyCookie, currency);
    setChosen(currency);
  };
  return [chosen ?? served, choose];
}
