import { useTranslation } from 'react-i18next';
import { cheapestOf } from '../../../buy/plans/price-list.ts';
import { priceText } from '../../../buy/plans/price-text.ts';
import { useSitePrices } from '../../../buy/plans/site-prices.ts';
import { Icon } from '../../../components/icon.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';

export function Comparison() {
  const { t } = useTranslation(['landing', 'web']);
  const { saved } = useFigures();
  const rows = useComparedRows();
  return (
    <Section
      id="comparison"
      heading={t('comparison.heading')}
      {...(saved !== null && { lead: t('comparison.lead', { share: saved }) })}
    >
      <table className="mt-5 w-full table-fixed border-collapse text-start text-sm max-sm:text-xs">
        <caption className="sr-only">{t('comparison.caption')}</caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-[30%]" />
            <th scope="col" className="px-2 py-3 text-start font-medium text-ink-soft sm:px-5">
              {t('comparison.studio')}
            </th>
            <th
              scope="col"
              className="border-x border-t-3 border-line border-t-stamp bg-sheet px-3 py-3 text-start font-heading text-lg font-bold sm:px-5"
            >
              {t('web:meta.brand')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, studio, here }) => (
            <tr key={name} className="border-y border-line align-top">
              <th
                scope="row"
                className="py-2 sm:py-2.5 pe-2 text-start leading-snug font-medium wrap-anywhere hyphens-auto"
              >
                {t(`comparison.rows.${name}`)}
              </th>
              <td className="px-2 py-2 sm:py-2.5 leading-snug text-ink-soft wrap-anywhere hyphens-auto sm:px-5">
                {studio}
              </td>
              <td className="border-x border-line bg-sheet px-3 py-2 sm:py-2.5 leading-snug font-medium wrap-anywhere hyphens-auto sm:px-5">
                <span className="flex items-start gap-2">
                  <Icon
                    name="check"
                    className="mt-px size-4.5 shrink-0 text-pass max-sm:hidden"
                    strokeWidth="2.2"
                  />
                  <span className="min-w-0">{here}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type ComparedName = 'price' | 'time';

interface ComparedRow {
  name: ComparedName;
  studio: string;
  here: string;
}

function useComparedRows(): ComparedRow[] {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { studioPrice, studioHours, seconds } = useFigures();
  const { packages, currency } = useSitePrices();
  const studio = studioPrice(currency);
  const rows: (ComparedRow | null | undefined)[] = [
    studio && {
      name: 'price',
      studio: t('comparison.price.studio', studio),
      here: t('comparison.price.here', { price: priceText(language, cheapestOf(packages), currency) }),
    },
    studioHours === null || seconds === null
      ? null
      : {
          name: 'time',
          studio: t('comparison.time.studio', { hours: studioHours }),
          here: t('comparison.time.here', { seconds }),
        },
  ];
  return rows.filter((row) => row != null);
}
