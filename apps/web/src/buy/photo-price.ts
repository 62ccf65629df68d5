import { useQuery } from '@tanstack/react-query';
import type { Package } from '@vesika/contract';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { packageFor } from './plans/package-for.ts';
import { packagesQuery } from './plans/packages-query.ts';
import { usePriceList } from './plans/price-list.ts';
import { priceText } from './plans/price-text.ts';

export interface PhotoPrice {
  sold: Package;
  text: string;
}

/** The photos are paid for at once. */
export interface NeededPhotos {
  photos: number;
  countries: number;
}

export function usePhotoPrice(needed: NeededPhotos = { photos: 1, countries: 1 }): PhotoPrice | undefined {
  const language = useLanguage();
  const { data = [] } = useQuery(packagesQuery);
  const sold = packageFor(usePriceList(data).packages, needed);
  return sold && { sold, text: priceText(language, sold.price, sold.currency) };
}
