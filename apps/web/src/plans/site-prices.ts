import type { Package } from '@vesika/contract';
import { useRouteLoaderData } from 'react-router';
import { type PriceList, usePriceList } from './price-list.ts';

/** The price list of public pages, whose layout brings it. */
export function useSitePrices(): PriceList {
  return usePriceList(useRouteLoaderData<{ packages: Package[] }>('routes/site/layout')?.packages ?? []);
}
