import { useTranslation } from 'react-i18next';
import { planColumns } from '../../../plans/plan-columns.ts';

export function PlanSkeletons() {
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
