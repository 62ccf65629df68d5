import { type Currency, currencyCookie } from '@vesika/contract';
import { createContext, type ReactNode, use, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { choiceCookieText } from '../../shell/routing/choice-cookie.ts';

type CurrencyState = [chosen: Currency | undefined, choose: (currency: Currency) => void];

const CurrencyContext = createContext<CurrencyState>([undefined, () => {}]);

export function VisitorCurrencyProvider({ children }: { children: ReactNode }) {
  return <CurrencyContext value={useState<Currency>()}>{children}</CurrencyContext>;
}

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
