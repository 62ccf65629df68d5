import type { Package } from '@vesika/contract';
import { formatPeriod } from '@vesika/messages';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { photosText } from '../../buy/plans/plan-texts.ts';
import { isPopular } from '../../buy/plans/popular-plan.ts';
import { priceText, sharePriceText } from '../../buy/plans/price-text.ts';
import { usePlanName } from '../../buy/plans/use-plan-name.ts';
import { Chevron } from '../../components/chevron.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts';

export function ComparisonTable({ packages }: { packages: readonly Package[] }) {
  const { t } = useTranslation(['pricing', 'payments']);
  const nameOf = usePlanName();
  const id = useId();
  return (
    <details className={`mt-20 ${openFromTablets}`}>
      <summary className="flex list-none items-center justify-between gap-4 md:supports-[selector(::details-content)]:pointer-events-none [&::-webkit-details-marker]:hidden">
        <Heading level="h2" id={id} className="text-2xl font-bold">
          {t('compare.title')}
        </Heading>
        <Chevron className="text-ink-soft md:supports-[selector(::details-content)]:hidden" />
      </summary>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="relative mt-6 overflow-x-auto border border-line"
      >
        <table className="w-full min-w-152 table-fixed border-separate border-spacing-0 bg-sheet text-sm">
          <colgroup>
            <col className="w-40 sm:w-56" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={`${first} pt-4 align-bottom font-medium text-ink-soft`}>
                {t('compare.plan')}
              </th>
              {packages.map((sold) => (
                <th key={sold.id} scope="col" className={`${cell(sold)} pt-4 pb-3 text-start align-bottom`}>
                  <span className="block font-heading text-lg font-bold">{nameOf(sold)}</span>
                  {isPopular(sold) && (
                    <span className="block text-xs font-semibold text-stamp">
                      {t('payments:purchase.popular')}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Facts packages={packages} />
            {comparisonRows(packages).map((row) => (
              <FeatureRow key={'scale' in row ? row.scale : row.feature} row={row} packages={packages} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** A phone shows the table folded, because the cards above it say the same. */
const openFromTablets = 'md:[&::details-content]:[content-visibility:visible]';

function Facts({ packages }: { packages: readonly Package[] }) {
  const { t } = useTranslation(['pricing', 'payments']);
  const { t: words } = useTranslation('payments');
  const language = useLanguage();
  const rows: [string, (sold: Package) => string][] = [
    [t('compare.price'), ({ price, currency }) => priceText(language, price, currency)],
    [
      t('compare.billing'),
      ({ isRecurring }) => (isRecurring ? t('payments:purchase.monthly') : t('compare.once')),
    ],
    [t('compare.photos'), (sold) => photosText(words, sold)],
    [
      t('compare.perPhoto'),
      ({ price, credits, currency }) =>
        credits === null
          ? t('payments:credits.unlimited')
          : sharePriceText(language, price / credits, currency),
    ],
    [t('compare.validity'), ({ validityDays }) => formatPeriod(language, validityDays)],
  ];
  return rows.map(([name, textOf]) => (
    <Row key={name} name={name} packages={packages}>
      {textOf}
    </Row>
  ));
}

function FeatureRow({ row, packages }: { row: ComparisonRow; packages: readonly Package[] }) {
  const { t } = useTranslation(['pricing', 'payments']);
  if ('scale' in row) {
    return (
      <Row name={t(`compare.scales.${row.scale}`)} packages={packages}>
        {(_, index) => {
          const step = row.steps[index];
          return step ? t(`payments:features.${step}`) : <Included included={false} />;
        }}
      </Row>
    );
  }
  return (
    <Row name={t(`payments:features.${row.feature}`)} packages={packages}>
      {(_, index) => <Included included={row.included[index] ?? false} />}
    </Row>
  );
}

interface RowProps {
  name: string;
  packages: readonly Package[];
  children: (sold: Package, index: number) => ReactNode;
}

function Row({ name, packages, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={`${first} border-t align-top font-normal text-ink-soft`}>
        {name}
      </th>
      {packages.map((sold, index) => (
        <td key={sold.id} className={`${cell(sold)} border-t py-3 align-top`}>
          {children(sold, index)}
        </td>
      ))}
    </tr>
  );
}

function Included({ included }: { included: boolean }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      {included ? (
        <Icon name="check" className="inline-block align-middle text-pass" />
      ) : (
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
      )}
      <span className="sr-only">{included ? t('compare.included') : t('compare.notIncluded')}</span>
    </>
  );
}

const first = 'sticky start-0 z-10 border-e border-line bg-sheet px-3 py-3 text-start sm:px-5';

function cell(sold: Package): string {
  return `border-line px-3 sm:px-5 ${isPopular(sold) ? 'bg-stamp/5' : ''}`;
}
