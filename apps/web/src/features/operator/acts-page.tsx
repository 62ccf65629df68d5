import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { DeskTitle } from './desk-section.tsx';
import { Loaded } from './loaded.tsx';
import { MoreButton } from './more-button.tsx';
import { useWords } from './use-words.ts';

export function ActsPage() {
  const { t } = useTranslation(['operator', 'engine']);
  const { moment } = useWords();
  const query = useInfiniteQuery({
    queryKey: ['operator', 'acts'],
    queryFn: ({ pageParam, signal }) => call('operatorActs', { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ acts, hasMore }) => (hasMore ? acts.at(-1)?.id : undefined),
  });
  return (
    <>
      <DeskTitle title={t('nav.acts')} lead={t('act.log')} />
      <Loaded query={query}>
        {({ pages }) => (
          <ol className="divide-y divide-line border border-line bg-sheet empty:hidden">
            {pages
              .flatMap(({ acts }) => acts)
              .map(({ id, at, operation, operator, personId, reason, failure }) => (
                <li key={id} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr]">
                  <time dateTime={at} className="text-sm text-ink-soft">
                    {moment(at)}
                  </time>
                  <div className="grid min-w-0 gap-1 text-sm">
                    <p className="font-medium">
                      {t(`acts.${operation}` as never)}
                      {failure && (
                        <span className="text-fail"> · {t(`engine:errors.${failure}.title` as never)}</span>
                      )}
                    </p>
                    {reason && <p className="break-words">“{reason}”</p>}
                    <p className="break-all text-ink-soft">{operator}</p>
                    {personId && (
                      <Link to={`/operator/people/${personId}`} className="underline underline-offset-3">
                        {t('act.person')}
                      </Link>
                    )}
                  </div>
                </li>
              ))}
          </ol>
        )}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}
