import type { Package, PackageFeature } from '@vesika/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { PlanPrice } from './plan-price.tsx';
import { photosText, validityText } from './plan-texts.ts';
import { isPopular } from './popular-plan.ts';
import { shortFeatures } from './short-features.ts';
import { useSitePrices } from './site-prices.ts';
import { usePlanName } from './use-plan-name.ts';

interface PriceCardsProps {
  ctaTo: string;
  contactForBusiness?: boolean;
}

export function PriceCards({ ctaTo, contactForBusiness = true }: PriceCardsProps) {
  const { packages, currency, currencies, choose } = useSitePrices();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="md:w-max md:justify-self-start">
        <CurrencySwitch currencies={currencies} currency={currency} onChange={choose} />
      </div>
      <div className="grid gap-3 md:grid-cols-3 md:grid-rows-[auto_auto_1fr_auto] md:gap-4">
        {packages.map((sold, index) => (
          <PriceCard
            key={sold.id}
            sold={sold}
            smaller={packages[index - 1]}
            to={contactForBusiness && sold.plan === 'business' ? null : ctaTo}
          />
        ))}
      </div>
    </div>
  );
}

interface PriceCardProps {
  sold: Package;
  smaller: Package | undefined;
  to: string | null;
}

function PriceCard({ sold, smaller, to }: PriceCardProps) {
  const { t } = useTranslation('payments');
  const nameOf = usePlanName();
  const id = useId();
  const popular = isPopular(sold);
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-4 gap-y-2 border bg-sheet p-4 sm:gap-y-3 sm:p-5 md:row-span-4 md:grid-rows-subgrid ${popular ? 'border-ink max-md:order-first' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="text-xl font-bold">
          {photosText(t, sold)}
        </h3>
        <p className={`text-sm ${popular ? 'font-semibold text-stamp' : 'text-ink-soft'}`}>
          {nameOf(sold)}
          {popular && ` · ${t('purchase.popular')}`}
        </p>
      </div>
      <PlanPrice sold={sold} />
      <Contents sold={sold} features={shortFeatures(sold, smaller)} />
      {to === null ? (
        <SiteLink to="/contact?topic=business" className={`${buttonClass({ variant: 'outline' })} w-full`}>
          {t('purchase.contact')}
        </SiteLink>
      ) : (
        <Link to={to} className={`${buttonClass({ variant: popular ? 'ink' : 'outline' })} w-full`}>
          {t('purchase.start')}
          <span className="sr-only">: {nameOf(sold)}</span>
        </Link>
      )}
    </section>
  );
}

function Contents({ sold, features }: { sold: Package; features: readonly PackageFeature[] }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const lines = [validityText(t, language, sold), ...features.map((feature) => t(`features.${feature}`))];
  return (
    <ul className="grid content-start gap-x-4 gap-y-0.5 text-sm sm:gap-y-1">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[auto_1fr] gap-x-2 leading-snug">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-pass" />
          {line}
        </li>
      ))}
    </ul>
  );
}
