import { infiniteQueryOptions, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Purchase } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { usePurchaseDialog } from '../../buy/plans/purchase-dialog-context.tsx';
import { Button } from '../../components/button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { Guilloche } from '../../drawings/guilloche.tsx';
import { MrzLine } from '../../drawings/mrz-line.tsx';
import { call } from '../../shell/api/call.ts';
import { useGuarantee } from '../../shell/i18n/use-guarantee.ts';
import { purchasesQuery, refundPollMs } from './api/list-purchases.ts';
import { BillingSection } from './billing-section.tsx';
import { Column } from './column.tsx';
import { PurchaseLines } from './history/purchase-lines.tsx';
import { ReturnNotice } from './return/return-notice.tsx';
import { usePurchaseReturn } from './return/use-purchase-return.ts';
import { StatementTable } from './statement/statement-table.tsx';

export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const outcome = usePurchaseReturn();
  const purchases = useQuery({
    ...purchasesQuery,
    refetchInterval: ({ state }) => refundPollMs(state.data?.purchases),
  });
  return (
    <div className="grid gap-8">
      <PageTop title={t('page.title')} />
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
      <TitledSection title={t('history.title')} headingClass="text-xl font-bold" className="grid gap-4">
        {purchases.data && <PurchaseTable purchases={purchases.data} />}
        {purchases.isPending && <LedgerSkeleton label={t('history.loading')} lines={2} />}
        {purchases.isError && !purchases.data && (
          <LoadFailed query={purchases} text={t('history.failed')} retry={t('page.retry')} />
        )}
      </TitledSection>
      <BillingSection />
      <TitledSection title={t('statement.title')} headingClass="text-xl font-bold" className="grid gap-4">
        <p className="-mt-3 max-w-[65ch] text-sm text-ink-soft">{t('statement.about')}</p>
        <CreditStatement />
      </TitledSection>
    </>
  );
}

function NoPurchases() {
  const { t } = useTranslation('payments');
  const guarantee = useGuarantee();
  const { open, prepare } = usePurchaseDialog();
  return (
    <section className="relative isolate grid justify-items-start gap-4 overflow-hidden border border-line bg-sheet p-6 sm:p-9">
      <Guilloche
        seed="VESIKA PAYMENTS"
        className="-z-10 absolute -end-32 -top-24 size-[30rem] max-w-none text-ink opacity-[0.09] dark:opacity-[0.14]"
      />
      <h2 className="text-2xl font-bold">{t('empty.title')}</h2>
      <p className="max-w-[48ch] text-ink-soft">{t('empty.body')}</p>
      <Button variant="ink" size="lg" onClick={open} onPointerEnter={prepare} onFocus={prepare}>
        {t('page.buy')}
      </Button>
      <p className="max-w-[60ch] text-sm text-ink-soft">{guarantee(['first', 'second', 'click'])}</p>
      <MrzLine words="P<VESIKA<<NO<PURCHASES<YET" className="mt-3 w-full border-t border-line pt-4" />
    </section>
  );
}

function PurchaseTable({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation('payments');
  return (
    <table className="w-full border border-line bg-sheet text-start text-sm max-md:block">
      <caption className="sr-only">{t('history.title')}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-xs text-ink-soft">
          <Column name={t('history.date')} />
          <Column name={t('history.package')} />
          <Column name={t('history.status')} />
          <Column name={t('history.credits')} end />
          <Column name={t('history.expires')} end />
          <Column name={t('history.price')} end />
        </tr>
      </thead>
      {purchases.map((purchase) => (
        <PurchaseLines key={purchase.id} purchase={purchase} />
      ))}
    </table>
  );
}

function CreditStatement() {
  const { t } = useTranslation('payments');
  const statement = useInfiniteQuery(statementQuery);
  if (statement.isPending) return <LedgerSkeleton label={t('statement.loading')} lines={4} />;
  if (!statement.data) {
    return <LoadFailed query={statement} text={t('statement.failed')} retry={t('page.retry')} />;
  }
  if (statement.data.length === 0) {
    return <p className="border border-line bg-sheet p-5 text-ink-soft">{t('statement.none')}</p>;
  }
  return (
    <>
      <StatementTable entries={statement.data} />
      {statement.isFetchNextPageError && (
        <p role="alert" className="text-sm text-fail">
          {t('statement.failed')}
        </p>
      )}
      {statement.hasNextPage && (
        <Button
          className="justify-self-start"
          busy={statement.isFetchingNextPage}
          onClick={() => void statement.fetchNextPage()}
        >
          {t('statement.more')}
        </Button>
      )}
    </>
  );
}

const statementQuery = infiniteQueryOptions({
  queryKey: ['statement'],
  queryFn: ({ pageParam: before, signal }) => call('creditStatement', { query: { before }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ before }) => before ?? undefined,
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
});

function LedgerSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status" className="border border-line bg-sheet px-4 sm:px-5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div
          key={line}
          aria-hidden="true"
          className="grid h-20 grid-cols-[1fr_5rem] items-center gap-6 border-b border-line last:border-b-0 md:h-14 md:grid-cols-[6rem_1fr_5rem_5rem]"
        >
          <div className="h-4 animate-pulse rounded-sm bg-line" />
          <div className="h-4 animate-pulse rounded-sm bg-line" />
          <div className="h-4 animate-pulse rounded-sm bg-line max-md:hidden" />
          <div className="h-4 animate-pulse rounded-sm bg-line max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
