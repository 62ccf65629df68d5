import { useQuery } from '@tanstack/react-query';
import type { PaidBy } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { activePackageQuery } from '../../../api/active-package.ts';
import { Icon } from '../../../components/icon.tsx';

/** What was taken for the photo, and what is left. */
export function PaidLine({ paidBy }: { paidBy: PaidBy }) {
  const { t } = useTranslation();
  const { data, isFetching } = useQuery(activePackageQuery);
  // While it is asked for, the number on file is the one from before.
  const left = isFetching ? undefined : data?.creditsRemaining;
  const text = () => {
    if (paidBy !== 'credit') return t(`paid.${paidBy}`);
    if (left === null) return t('paid.unlimited');
    return left === undefined ? t('paid.credit') : t('paid.creditLeft', { count: left });
  };
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon name="check" className="shrink-0 text-pass" />
      {text()}
    </p>
  );
}
