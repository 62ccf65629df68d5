import type { Currency, Package } from '@vesika/contract';
import { useVisitorCurrency } from './visitor-currency.tsx';

export interface PriceList {
  /** In this currency alone, in display order. */
  packages: readonly Package[];
  currency: Currency;
  /** In which something is sold. */
  currencies: readonly Currency[];
  choose: (currency: Currency) => void;
}

/** The packages in the visitor's currency; if there are none, in the first currency that has some. */
export function usePriceList(all: readonly Package[]): PriceList {
  const [wanted, choose] = useVisitorCurrency();
  const currencies = [...new Set(all.map(({ currency }) => currency))];
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? wanted);
  return { packages: all.filter((sold) => sold.currency === currency), currency, currencies, choose };
}
