import { useQuery } from '@tanstack/react-query';
import type { ActivePackage, Packages } from '@vesika/contract';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { photosText } from '../../../buy/plans/plan-texts.ts';
import { usePurchaseDialog } from '../../../buy/plans/purchase-dialog-context.tsx';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { Button } from '../../../components/button.tsx';
import { Guilloche } from '../../../drawings/guilloche.tsx';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { creditAmount } from '../../../shell/i18n/credit-amount.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { hasExpired } from './days-left.ts';
import { PackageFigures } from './package-figures.tsx';

export function PackageCard() {
  const { t } = useTranslation('dashboard');
  const { data: held, isPending, error, refetch, isFetching } = useQuery(packagesHeldQuery);
  const active = held?.package;
  useEffect(() => {
    if (error) console.error('The package could not be looked up.', error);
  }, [error]);
  return (
    <section
      aria-label={t('package.title')}
      aria-busy={isPending}
      className="relative isolate overflow-hidden border border-line bg-sheet"
    >
      <Guilloche
        seed={active?.packageId ?? 'VESIKA'}
        className="-z-10 absolute -end-24 top-1/2 max-md:-end-52 size-[26rem] max-w-none -translate-y-1/2 text-ink opacity-[0.09] dark:opacity-[0.12]"
      />
      <div className="grid min-h-42 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-4 p-4 sm:px-6 md:min-h-24 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-10">
        {isPending ? (
          <PackageSkeleton />
        ) : active ? (
          <ActivePackageRow active={active} held={held} />
        ) : error && held === undefined ? (
          <Row
            name={t('package.unknown.title')}
            about={t('package.unknown.body')}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('package.unknown.retry')}
              </Button>
            }
          />
        ) : (
          <Row name={t('package.none.title')} about={t('package.none.body')} action={<BuyButton urgent />} />
        )}
      </div>
    </section>
  );
}

function ActivePackageRow({ active, held }: { active: ActivePackage; held: Packages }) {
  const { t } = useTranslation(['dashboard', 'payments']);
  const planName = usePlanName();
  const { t: tPayments } = useTranslation('payments');
  const { day } = useFormats();
  const isOver = hasExpired(active.expiresAt, new Date());
  const about = () => {
    const { subscriptionStatus, nextPhotosAt, creditsTotal } = active;
    if (subscriptionStatus === null) return t('package.about.once');
    if (nextPhotosAt === null || creditsTotal === null)
      return t(`payments:subscription.${subscriptionStatus}`);
    const photos = photosText(tPayments, { ...active, credits: creditsTotal });
    return t('package.next', { photos, date: day(nextPhotosAt) });
  };
  return (
    <Row
      name={planName(active)}
      about={about()}
      action={
        <BuyButton urgent={(isOver && held.others.length === 0) || held.balance.creditsRemaining === 0} />
      }
    >
      <PackageFigures active={active} />
      {held.others.length > 0 && <OtherPackages held={held} />}
    </Row>
  );
}

interface RowProps {
  name: string;
  about: string;
  action: ReactNode;
  children?: ReactNode;
}

function Row({ name, about, action, children }: RowProps) {
  return (
    <>
      <div className={children ? '' : 'max-md:col-span-2 md:col-span-2'}>
        <h2 className="text-xl font-bold">{name}</h2>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      {children && <div className="max-md:order-last max-md:col-span-2">{children}</div>}
      <div className={children ? '' : 'max-md:col-span-2'}>{action}</div>
    </>
  );
}

function BuyButton({ urgent }: { urgent: boolean }) {
  const { t } = useTranslation('dashboard');
  const dialog = usePurchaseDialog();
  return (
    <Button
      variant={urgent ? 'ink' : 'outline'}
      onPointerEnter={dialog.prepare}
      onFocus={dialog.prepare}
      onClick={dialog.open}
    >
      {t('package.buy')}
    </Button>
  );
}

function PackageSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <p role="status" className="sr-only">
        {t('package.loading')}
      </p>
      <span aria-hidden="true" className="grid animate-pulse gap-2.5">
        <span className="h-5 w-32 bg-line" />
        <span className="h-3.5 w-44 max-w-full bg-line" />
      </span>
      <span aria-hidden="true" className="flex animate-pulse gap-8 max-md:order-last max-md:col-span-2">
        <span className="h-10 w-20 bg-line" />
        <span className="h-10 w-36 bg-line" />
      </span>
      <span aria-hidden="true" className="h-11 w-32 animate-pulse rounded-md bg-line" />
    </>
  );
}

function OtherPackages({ held: { others, balance } }: { held: Packages }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const planName = usePlanName();
  const items = others.map((other) => {
    const { creditsRemaining, creditsTotal } = other;
    const plan = planName(other);
    if (creditsRemaining === null) return t('package.others.unlimited', { plan });
    const remaining = creditAmount(language, creditsRemaining);
    return t('package.others.item', { plan, remaining, total: creditAmount(language, creditsTotal) });
  });
  return (
    <div className="mt-3 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-3">
        <span>{t('package.others.title')}</span>
        {others.map(({ id }, index) => (
          <span key={id} className="text-ink">
            {items[index]}
          </span>
        ))}
      </p>
      {balance.creditsRemaining !== null && (
        <p className="font-semibold text-ink">
          {t('package.others.sum', { count: balance.creditsRemaining })}
        </p>
      )}
    </div>
  );
}
