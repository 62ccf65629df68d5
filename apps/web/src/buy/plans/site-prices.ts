import type { Package } from '@vesika/contract';
import { useRouteLoaderData } from 'react-router';
import { type PriceList, usePriceList } from './price-list.ts';

export function useSitePrices(): PriceList {
  return usePriceList(useRouteLoaderData<{ packages: Package[] }>('routes/site/layout')?.packages ?? []);
}
