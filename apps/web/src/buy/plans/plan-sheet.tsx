import type { Package } from '@vesika/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Guilloche } from '../../drawings/guilloche.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { type PlanFeature, planFeatures } from './plan-features.ts';
import { PlanPrice } from './plan-price.tsx';
import { photosText, validityText } from './plan-texts.ts';
import { isPopular } from './popular-plan.ts';
import { usePlanName } from './use-plan-name.ts';

interface PlanSheetProps {
  sold: Package;
  all: readonly Package[];
  action: ReactNode;
}

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

function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  const { t } = useTranslation('payments');
  return (
    <ul className="grid content-start gap-1.5 text-sm">
      {features.map(({ feature, included }) => (
        <li
          key={feature}
          className={`grid grid-cols-[auto_1fr] gap-x-2 leading-snug ${included ? '' : 'text-ink-soft'}`}
        >
          {included ? (
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-pass" />
          ) : (
            <span aria-hidden="true" className="w-4 text-center">
              –
            </span>
          )}
          <span>
            {!included && <span className="sr-only">{t('purchase.notIncluded')} </span>}
            {t(`features.${feature}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PlanContents({ sold }: { sold: Package }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return (
    <p className="border-y border-line py-2.5 text-sm">
      <strong className="block font-semibold">{photosText(t, sold)}</strong>
      <span className="text-ink-soft">{validityText(t, language, sold)}</span>
    </p>
  );
}
