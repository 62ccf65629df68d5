import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { showError } from '../../components/toaster.tsx';
import { packagesQuery } from '../../plans/packages-query.ts';
import { planColumns } from '../../plans/plan-columns.ts';
import { VoucherField } from '../../plans/voucher-field.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PlanList } from './purchase/plan-list.tsx';
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
      wide
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
  const packages = useQuery(packagesQuery);
  const checkout = useCheckout(onStarted);
  useEffect(() => {
    if (packages.isError) showError(t('purchase.loadFailed'));
  }, [packages.isError, t]);
  if (packages.isPending) return <PlanSkeletons />;
  if (packages.isError) {
    return (
      <LoadFailed
        text={t('purchase.loadFailed')}
        busy={packages.isFetching}
        onRetry={() => void packages.refetch()}
      />
    );
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
        {t('purchase.guarantee')}
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
