import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { CurrencySwitch } from '../../../plans/currency-switch.tsx';
import { planColumns } from '../../../plans/plan-columns.ts';
import { PlanSheet } from '../../../plans/plan-sheet.tsx';
import { isPopular } from '../../../plans/popular-plan.ts';
import { usePriceList } from '../../../plans/price-list.ts';
import { usePlanName } from '../../../plans/use-plan-name.ts';

interface PlanListProps {
  packages: readonly Package[];
  busyPriceId: string | null;
  onBuy: (sold: Package) => void;
}

export function PlanList({ packages: all, busyPriceId, onBuy }: PlanListProps) {
  const { packages, currency, currencies, choose } = usePriceList(all);
  return (
    <div className="grid gap-5">
      <div className="sm:justify-self-center">
        <CurrencySwitch currencies={currencies} currency={currency} onChange={choose} />
      </div>
      <div className={planColumns}>
        {packages.map((sold) => (
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

interface PlanCardProps {
  sold: Package;
  all: readonly Package[];
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
}

function PlanCard({ sold, all, busy, disabled, onBuy }: PlanCardProps) {
  const { t } = useTranslation('payments');
  const nameOf = usePlanName();
  return (
    <PlanSheet
      sold={sold}
      all={all}
      action={
        <Button
          look={isPopular(sold) ? 'stamp' : 'ink'}
          busy={busy}
          disabled={disabled}
          onClick={onBuy}
          className="w-full"
        >
          {busy ? t('purchase.starting') : t('purchase.buy', { plan: nameOf(sold) })}
        </Button>
      }
    />
  );
}
