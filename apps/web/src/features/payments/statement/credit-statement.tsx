import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { Button } from '../../../components/button.tsx';
import { LedgerSkeleton } from '../ledger-skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { StatementTable } from './statement-table.tsx';

export function CreditStatement() {
  const { t } = useTranslation('payments');
  const statement = useInfiniteQuery(statementQuery);
  if (statement.isPending) return <LedgerSkeleton label={t('statement.loading')} lines={4} />;
  if (!statement.data) {
    return (
      <LoadFailed
        text={t('statement.failed')}
        busy={statement.isFetching}
        onRetry={() => void statement.refetch()}
      />
    );
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
