import type { Currency, Package } from '@vesika/contract';
import { useVisitorCurrency } from './visitor-currency.tsx';

export interface PriceList {
  packages: readonly Package[];
  currency: Currency;
  currencies: readonly Currency[];
  choose: (currency: Currency) => void;
}

export function usePriceList(all: readonly Package[]): PriceList {
  const [wanted, choose] = useVisitorCurrency();
  const currencies = [...new Set(all.map(({ currency }) => currency))];
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? wanted);
  return { packages: all.filter((sold) => sold.currency === currency), currency, currencies, choose };
}

export function cheapestOf(packages: readonly Package[]): number {
  return Math.min(...packages.map(({ price }) => price));
}
