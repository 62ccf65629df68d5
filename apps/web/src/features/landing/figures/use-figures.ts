import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { marketingFigures } from '../../../content/marketing-figures.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The claims of the content module as this language writes them. */
export function useFigures() {
  const { t } = useTranslation('landing');
  const locale = localeOf(useLanguage());
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const euro = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
      value,
    );
  const atLeast = (value: number) => t('figures.atLeast', { value: number(value) });
  const { counters, studio } = marketingFigures;
  return {
    photosToday: number(counters.photosToday),
    customersServed: number(counters.customers),
    satisfaction: percent(counters.satisfactionShare),
    countries: atLeast(marketingFigures.countries),
    visaCountries: atLeast(marketingFigures.visaCountries),
    photos: atLeast(marketingFigures.photos),
    customers: atLeast(marketingFigures.customers),
    compliance: percent(marketingFigures.complianceShare),
    acceptance: percent(marketingFigures.acceptanceShare),
    seconds: number(marketingFigures.averageSeconds),
    reviews: number(marketingFigures.reviews),
    rating: new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(marketingFigures.rating),
    ratingOfFive: marketingFigures.rating,
    best: number(5),
    studioPriceFrom: euro(studio.price.fromEur),
    studioPriceTo: euro(studio.price.toEur),
    studioHoursFrom: number(studio.hours.from),
    studioHoursTo: number(studio.hours.to),
    studioRejected: percent(studio.rejectedShare),
    saved: percent(studio.savedShare),
  };
}
