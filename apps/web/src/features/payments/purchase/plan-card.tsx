import type { Package } from '@vesika/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Guilloche } from '../../../components/guilloche.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { periodText } from '../texts/period-text.ts';
import { discountText, priceText } from '../texts/price-text.ts';
import { usePlanName } from '../texts/use-plan-name.ts';
import { FeatureList } from './feature-list.tsx';
import { planFeatures } from './plan-features.ts';

interface PlanCardProps {
  sold: Package;
  all: readonly Package[];
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
}

/** One package as a sheet: what it costs, what it holds, the way to get it; rows line up across the sheets. */
export function PlanCard({ sold, all, busy, disabled, onBuy }: PlanCardProps) {
  const { t } = useTranslation('payments');
  const nameOf = usePlanName();
  const id = useId();
  const popular = sold.plan === 'pro';
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
      <Price sold={sold} />
      <Contents sold={sold} />
      <Button
        look={popular ? 'stamp' : 'ink'}
        busy={busy}
        disabled={disabled}
        onClick={onBuy}
        className="w-full"
      >
        {busy ? t('purchase.starting') : t('purchase.buy', { plan: nameOf(sold) })}
      </Button>
      <FeatureList features={planFeatures(sold, all)} />
    </section>
  );
}

function Price({ sold }: { sold: Package }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { price, priceWas, currency, isRecurring } = sold;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-heading text-4xl font-bold tracking-tight">
          {priceText(language, price, currency)}
        </span>
        {isRecurring && <span className="text-sm text-ink-soft">{t('purchase.monthly')}</span>}
      </p>
      {priceWas !== null && (
        <p className="mt-1.5 flex items-baseline gap-2.5 text-sm">
          <s className="text-ink-soft">
            <span className="sr-only">{t('purchase.before')} </span>
            {priceText(language, priceWas, currency)}
          </s>
          <span className="rounded-sm bg-pass/12 px-1.5 font-semibold text-pass">
            {t('purchase.discount', { share: discountText(language, price, priceWas) })}
          </span>
        </p>
      )}
    </div>
  );
}

function Contents({ sold: { credits, validityDays } }: { sold: Package }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return (
    <p className="border-y border-line py-2.5 text-sm">
      <strong className="block font-semibold">
        {credits === null ? (
          <>
            <span aria-hidden="true" className="me-1.5 text-lg leading-none">
              ∞
            </span>
            {t('credits.unlimited')}
          </>
        ) : (
          t('credits.photos', { count: credits })
        )}
      </strong>
      <span className="text-ink-soft">
        {t('purchase.validity', { period: periodText(language, validityDays) })}
      </span>
    </p>
  );
}
