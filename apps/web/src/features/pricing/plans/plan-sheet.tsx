import type { Package } from '@vesika/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '../../../components/guilloche.tsx';
import { usePlanName } from '../texts/use-plan-name.ts';
import { FeatureList } from './feature-list.tsx';
import { PlanContents } from './plan-contents.tsx';
import { planFeatures } from './plan-features.ts';
import { PlanPrice } from './plan-price.tsx';
import { isPopular } from './popular-plan.ts';

interface PlanSheetProps {
  sold: Package;
  all: readonly Package[];
  /** The way to get it. */
  action: ReactNode;
}

/** One package as a sheet: what it costs, what it holds, the way to get it; rows line up across the sheets. */
export function PlanSheet({ sold, all, action }: PlanSheetProps) {
  const { t } = useTranslation('payments');
  const nameOf = usePlanName();
  const id = useId();
  const popular = isPopular(sold);
  return (
    <section
      aria-labelledby={id}
      className={`relative isolate row-span-5 grid grid-rows-subgrid gap-y-4 overflow-hidden border bg-sheet p-5 ${popular ? 'border-ink' : 'border-line'}`}
    >
      {popular && (
        <Guilloche
          seed="vesika pro"
          className="-z-10 absolute -end-32 -top-40 size-80 text-stamp opacity-20"
        />
      )}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 id={id} className="text-xl font-bold">
            {nameOf(sold)}
          </h3>
          {popular && <p className="text-sm font-semibold text-stamp">{t('purchase.popular')}</p>}
        </div>
        {sold.plan && <p className="mt-1 text-sm text-ink-soft">{t(`plans.${sold.plan}.about`)}</p>}
      </div>
      <PlanPrice sold={sold} />
      <PlanContents sold={sold} />
      {action}
      <FeatureList features={planFeatures(sold, all)} />
    </section>
  );
}
