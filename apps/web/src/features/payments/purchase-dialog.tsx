import { useQuery } from '@tanstack/react-query';
import type { Package } from '@vesika/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CurrencySwitch } from '../../buy/plans/currency-switch.tsx';
import { packagesQuery } from '../../buy/plans/packages-query.ts';
import { planColumns } from '../../buy/plans/plan-columns.ts';
import { PlanSheet } from '../../buy/plans/plan-sheet.tsx';
import { isPopular } from '../../buy/plans/popular-plan.ts';
import { usePriceList } from '../../buy/plans/price-list.ts';
import { usePlanName } from '../../buy/plans/use-plan-name.ts';
import { VoucherField } from '../../buy/plans/voucher-field.tsx';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { showError } from '../../components/toaster.tsx';
import { useGuarantee } from '../../shell/i18n/use-guarantee.ts';
import { useCheckout } from './purchase/use-checkout.ts';
import { usePurchaseWatch } from './purchase/use-purchase-watch.ts';

interface PurchaseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function PurchaseDialog({ open, onOpenChange }: PurchaseDialogProps) {
  const { t } = useTranslation('payments');
  const watch = usePurchaseWatch();
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title={t('purchase.title')}
      about={t('purchase.lead')}
      variant="wide"
    >
      <Packages
        onStarted={() => {
          watch();
          onOpenChange(false);
        }}
      />
    </DialogFrame>
  );
}

function Packages({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('payments');
  const guarantee = useGuarantee();
  const packages = useQuery(packagesQuery);
  const checkout = useCheckout(onStarted);
  useEffect(() => {
    if (packages.isError) showError(t('purchase.loadFailed'));
  }, [packages.isError, t]);
  if (packages.isPending) return <PlanSkeletons />;
  if (packages.isError) {
    return <LoadFailed query={packages} text={t('purchase.loadFailed')} retry={t('page.retry')} />;
  }
  return (
    <div className="grid gap-5">
      {checkout.signInWanted && (
        <Notice icon="lock" title={t('purchase.signInFirst')}>
          <Link to="/auth" className="font-medium underline underline-offset-4">
            {t('purchase.signIn')}
          </Link>
        </Notice>
      )}
      <p className="flex items-start gap-2 text-sm sm:justify-self-center">
        <Icon name="again" className="mt-0.5 shrink-0 text-pass" />
        {guarantee(['first', 'second', 'click'])}
      </p>
      <div className="sm:justify-self-center">
        <VoucherField />
      </div>
      <PlanList packages={packages.data} busyPriceId={checkout.busyPriceId} onBuy={checkout.begin} />
    </div>
  );
}

function PlanSkeletons() {
  const { t } = useTranslation('payments');
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('purchase.loading')}</span>
      <div
        aria-hidden="true"
        className="h-13 w-64 animate-pulse rounded-md bg-line max-sm:w-full sm:justify-self-center"
      />
      <div aria-hidden="true" className={planColumns}>
        {['starter', 'pro', 'business'].map((plan) => (
          <div
            key={plan}
            className="row-span-5 grid h-144 content-start gap-4 border border-line bg-sheet p-5"
          >
            <div className="h-7 w-1/2 animate-pulse rounded-sm bg-line" />
            <div className="h-10 w-2/3 animate-pulse rounded-sm bg-line" />
            <div className="h-16 animate-pulse rounded-sm bg-line" />
            <div className="h-11 animate-pulse rounded-md bg-line" />
            <div className="h-60 animate-pulse rounded-sm bg-line/60" />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PlanListProps {
  packages: readonly Package[];
  busyPriceId: string | null;
  onBuy: (sold: Package) => void;
}

function PlanList({ packages: all, busyPriceId, onBuy }: PlanListProps) {
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
          variant={isPopular(sold) ? 'stamp' : 'ink'}
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
