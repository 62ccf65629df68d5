import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Packages } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../../components/toaster.tsx';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { announcePurchase } from '../../../shell/api/purchase-news.ts';

const pollMs = 3000;
const watchMs = 15 * 60_000;

/** The payment page is in another tab; this one says when the money has come, and its pages go on. */
export function usePurchaseWatch(): () => void {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const [until, setUntil] = useState<number | null>(null);
  const before = useRef<string>(undefined);
  const { data } = useQuery({
    ...packagesHeldQuery,
    enabled: until !== null,
    refetchInterval: () => until !== null && Date.now() < until && pollMs,
    refetchIntervalInBackground: true,
  });
  const held = data && namesOf(data);

  useEffect(() => {
    if (until === null || held === undefined || held === before.current) return;
    if (before.current === undefined) {
      before.current = held;
      return;
    }
    setUntil(null);
    showSuccess(t('return.arrived.title'));
    void announcePurchase(queries);
  }, [until, held, queries, t]);

  return () => {
    const known = queries.getQueryData(packagesHeldQuery.queryKey);
    before.current = known && namesOf(known);
    setUntil(Date.now() + watchMs);
  };
}

function namesOf({ package: newest, others, balance }: Packages): string {
  return JSON.stringify([newest?.id, others.map(({ id }) => id), balance.creditsTotal]);
}
