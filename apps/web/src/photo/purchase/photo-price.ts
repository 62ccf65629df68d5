import { useQuery } from '@tanstack/react-query';
import type { Package } from '@vesika/contract';
import { useLanguage } from '../../i18n/use-language.ts';
import { packagesQuery } from '../../plans/packages-query.ts';
import { usePriceList } from '../../plans/price-list.ts';
import { priceText } from '../../plans/price-text.ts';

export interface PhotoPrice {
  /** What is bought for it. */
  sold: Package;
  text: string;
}

/** What one photo costs this visitor: the cheapest package that is paid once. Undefined while it is on its way. */
export function usePhotoPrice(): PhotoPrice | undefined {
  const language = useLanguage();
  const { data = [] } = useQuery(packagesQuery);
  const sold = cheapest(usePriceList(data).packages);
  return sold && { sold, text: priceText(language, sold.price, sold.currency) };
}

export function cheapest(packages: readonly Package[]): Package | undefined {
  return packages.filter(({ isRecurring }) => !isRecurring).sort((a, b) => a.price - b.price)[0];
}
