import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { planColumns } from './plan-columns.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { isPopular } from './popular-plan.ts';
import { useSitePrices } from './site-prices.ts';
import { usePlanName } from './use-plan-name.ts';

interface PlanCardsProps {
  /** Where the buttons lead: `/auth`, `/dashboard`. */
  ctaTo: string;
  /** The business plan begins with a talk instead. */
  contactForBusiness?: boolean;
}

/**
 * One price list for a public page, under a heading of second rank. The page names the catalogue
 * `payments` among its texts.
 */
export function PlanCards({ ctaTo, contactForBusiness = true }: PlanCardsProps) {
  const { packages, currency, currencies, choose } = useSitePrices();
  return (
    <div className="grid gap-6">
      <div className="sm:justify-self-center">
        <CurrencySwitch currencies={currencies} currency={currency} onChange={choose} />
      </div>
      <div className={planColumns}>
        {packages.map((sold) => (
          <PlanSheet
            key={sold.id}
            sold={sold}
            all={packages}
            action={
              contactForBusiness && sold.plan === 'business' ? (
                <ContactLink />
              ) : (
                <StartLink sold={sold} to={ctaTo} />
              )
            }
          />
        ))}
      </div>
    </div>
  );
}

function StartLink({ sold, to }: { sold: Package; to: string }) {
  const { t } = useTranslation('payments');
  const nameOf = usePlanName();
  return (
    <Link to={to} className={`${buttonClass({ look: isPopular(sold) ? 'stamp' : 'ink' })} w-full`}>
      {t('purchase.start')}
      <span className="sr-only">: {nameOf(sold)}</span>
    </Link>
  );
}

function ContactLink() {
  const { t } = useTranslation('payments');
  return (
    <SiteLink to="/contact?topic=business" className={`${buttonClass({ look: 'outline' })} w-full`}>
      {t('purchase.contact')}
    </SiteLink>
  );
}
