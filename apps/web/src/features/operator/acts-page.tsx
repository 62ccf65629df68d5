import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTop } from '../../components/page-top.tsx';
import { call } from '../../shell/api/call.ts';
import { Dated } from './desk-section.tsx';
import { Loaded } from './loaded.tsx';
import { MoreButton } from './more-button.tsx';
import { PersonLink } from './person-link.tsx';
import { useWords } from './use-words.ts';

export function ActsPage() {
  const { t } = useTranslation('operator');
  const { textOf } = useWords();
  const query = useInfiniteQuery({
    queryKey: ['operator', 'acts'],
    queryFn: ({ pageParam, signal }) => call('operatorActs', { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ acts, hasMore }) => (hasMore ? acts.at(-1)?.id : undefined),
  });
  return (
    <>
      <PageTop title={t('nav.acts')} lead={t('act.log')} />
      <Loaded query={query}>
        {({ pages }) => (
          <ol className="divide-y divide-line border border-line bg-sheet empty:hidden">
            {pages
              .flatMap(({ acts }) => acts)
              .map(({ id, at, operation, operator, personId, reason, failure }) => (
                <Dated key={id} at={at}>
                  <div className="grid gap-1 text-sm">
                    <p className="font-medium">
                      {textOf(`operator:acts.${operation}`)}
                      {failure && (
                        <span className="text-fail"> · {textOf(`engine:errors.${failure}.title`)}</span>
                      )}
                    </p>
                    {reason && <p className="break-words">“{reason}”</p>}
                    <p className="break-all text-ink-soft">{operator}</p>
                    {personId && <PersonLink personId={personId}>{t('act.person')}</PersonLink>}
                  </div>
                </Dated>
              ))}
          </ol>
        )}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}
