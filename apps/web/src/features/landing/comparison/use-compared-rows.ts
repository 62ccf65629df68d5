import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { priceText } from '../../../plans/price-text.ts';
import { useSitePrices } from '../../../plans/site-prices.ts';
import { useFigures } from '../figures/use-figures.ts';

export type ComparedName = 'price' | 'time' | 'hours' | 'countries' | 'proof' | 'copies' | 'rejection';

interface ComparedRow {
  name: ComparedName;
  studio: string;
  here: string;
}

/** The studio's figures are those of the content module, ours also those of the price list. */
export function useComparedRows(): ComparedRow[] {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const figures = useFigures();
  const { packages, currency } = useSitePrices();
  const cheapest = Math.min(...packages.map(({ price }) => price));
  const { studioPriceFrom, studioPriceTo, studioHoursFrom, studioHoursTo, seconds, countries } = figures;
  return [
    {
      name: 'price',
      studio: t('comparison.price.studio', { from: studioPriceFrom, to: studioPriceTo }),
      here: t('comparison.price.here', { price: priceText(language, cheapest, currency) }),
    },
    {
      name: 'time',
      studio: t('comparison.time.studio', { from: studioHoursFrom, to: studioHoursTo }),
      here: t('comparison.time.here', { seconds }),
    },
    { name: 'hours', studio: t('comparison.hours.studio'), here: t('comparison.hours.here') },
    {
      name: 'countries',
      studio: t('comparison.countries.studio'),
      here: t('comparison.countries.here', { countries }),
    },
    { name: 'proof', studio: t('comparison.proof.studio'), here: t('comparison.proof.here') },
    { name: 'copies', studio: t('comparison.copies.studio'), here: t('comparison.copies.here') },
    { name: 'rejection', studio: t('comparison.rejection.studio'), here: t('comparison.rejection.here') },
  ];
}
