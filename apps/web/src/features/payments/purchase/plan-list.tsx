import type { Currency, Package } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/choice.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { planColumns } from '../../../plans/plan-columns.ts';
import { currencyName } from '../../../plans/price-text.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanListProps {
  packages: readonly Package[];
  busyPriceId: string | null;
  onBuy: (sold: Package) => void;
}

/** One price list at a time: lira first in Turkish, euro elsewhere. */
export function PlanList({ packages, busyPriceId, onBuy }: PlanListProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const [chosen, setChosen] = useState<Currency>();
  const currencies = [...new Set(packages.map(({ currency }) => currency))];
  const usual = language === 'tr' ? 'TRY' : 'EUR';
  const currency = chosen ?? (currencies.includes(usual) ? usual : currencies[0]);
  return (
    <div className="grid gap-5">
      {currency && currencies.length > 1 && (
        <div className="sm:justify-self-center">
          <Segments
            legend={t('purchase.currency')}
            hideLegend
            name="currency"
            options={currencies.map((value) => ({ value, name: currencyName(language, value) }))}
            value={currency}
            onChange={setChosen}
          />
        </div>
      )}
      <div className={planColumns}>
        {packages
          .filter((sold) => sold.currency === currency)
          .map((sold) => (
            <PlanCard
              key={sold.id}
              sold={sold}
              all={packages}
              busy={busyPriceId === sold.priceId}
              disabled={busyPriceId !== null}
              onBuy={() => onBuy(sold)}
            />
          ))}
      </div>
    </div>
  );
}
