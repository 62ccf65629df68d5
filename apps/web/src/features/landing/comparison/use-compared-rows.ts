import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { priceText } from '../../../plans/price-text.ts';
import { useSitePrices } from '../../../plans/site-prices.ts';
import { useFigures } from '../figures/use-figures.ts';

export type ComparedName = 'price' | 'time' | 'hours' | 'proof' | 'rejection';

interface ComparedRow {
  name: ComparedName;
  studio: string;
  here: string;
}

export function useComparedRows(): ComparedRow[] {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { studioPrice, studioHours, seconds } = useFigures();
  const { packages, currency } = useSitePrices();
  const studio = studioPrice(currency);
  const cheapest = Math.min(...packages.map(({ price }) => price));
  const rows: (ComparedRow | null)[] = [
    studio && {
      name: 'price',
      studio: t('comparison.price.studio', studio),
      here: t('comparison.price.here', { price: priceText(language, cheapest, currency) }),
    },
    studioHours === null || seconds === null
      ? null
      : {
          name: 'time',
          studio: t('comparison.time.studio', { hours: studioHours }),
          here: t('comparison.time.here', { seconds }),
        },
    { name: 'hours', studio: t('comparison.hours.studio'), here: t('comparison.hours.here') },
    { name: 'proof', studio: t('comparison.proof.studio'), here: t('comparison.proof.here') },
    { name: 'rejection', studio: t('comparison.rejection.studio'), here: t('comparison.rejection.here') },
  ];
  return rows.filter((row) => row !== null);
}
