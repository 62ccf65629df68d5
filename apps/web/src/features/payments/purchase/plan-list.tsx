import type { Package } from '@vesika/contract';
import { CurrencySwitch } from '../../../plans/currency-switch.tsx';
import { planColumns } from '../../../plans/plan-columns.ts';
import { usePriceList } from '../../../plans/price-list.ts';
import { PlanCard } from './plan-card.tsx';

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
