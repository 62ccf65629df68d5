import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Purchase } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';
import { purchasesQuery } from './api/list-purchases.ts';
import { PurchaseTable } from './history/purchase-table.tsx';
import { LedgerSkeleton } from './ledger-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NoPurchases } from './no-purchases.tsx';
import { ReturnNotice } from './return/return-notice.tsx';
import { usePurchaseReturn } from './return/use-purchase-return.ts';
import { Section } from './section.tsx';
import { CreditStatement } from './statement/credit-statement.tsx';

/** What was bought, what became of it, and every credit that came and went. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const outcome = usePurchaseReturn();
  const purchases = useQuery({ ...purchasesQuery, refetchInterval: ({ state }) => refundPollMs(state.data) });
  return (
    <div className="grid gap-8">
      <PageTitle page={t('page.title')} />
      <h1 className="text-3xl font-bold">{t('page.title')}</h1>
      {outcome && <ReturnNotice outcome={outcome} purchases={purchases.data ?? []} />}
      <Ledgers purchases={purchases} />
    </div>
  );
}

function Ledgers({ purchases }: { purchases: UseQueryResult<Purchase[]> }) {
  const { t } = useTranslation('payments');
  if (purchases.data?.length === 0) return <NoPurchases />;
  return (
    <>
      <Section title={t('history.title')}>
        {purchases.data && <PurchaseTable purchases={purchases.data} />}
        {purchases.isPending && <LedgerSkeleton label={t('history.loading')} lines={2} />}
        {purchases.isError && !purchases.data && (
          <LoadFailed
            text={t('history.failed')}
            busy={purchases.isFetching}
            onRetry={() => void purchases.refetch()}
          />
        )}
      </Section>
      <Section title={t('statement.title')} about={t('statement.about')}>
        <CreditStatement />
      </Section>
    </>
  );
}

/** A refund under way is followed until it has ended. */
function refundPollMs(answer: { purchases: Purchase[] } | undefined): number | false {
  const states = answer?.purchases.map(({ refund }) => refund?.status) ?? [];
  return states.some((status) => status === 'requested' || status === 'processing') && 10_000;
}
