import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { ServiceError } from '../../shell/api/request.ts';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** Shows the data of a page, or that it is loading, missing or closed to the visitor. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useTranslation(['web', 'engine', 'operator']);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Waiting />;
  if (error instanceof ServiceError && error.code === 'second-factor-required') {
    return (
      <Notice title={t('operator:factor.title')} icon="shield">
        <p>{t('operator:factor.body')}</p>
        <Link to="/dashboard/profile" className="min-h-11 content-center underline underline-offset-3">
          {t('operator:factor.action')}
        </Link>
      </Notice>
    );
  }
  const { title, action } = failureTexts(t as never, error);
  return (
    <div role="alert">
      <Notice title={title}>
        <p>{action}</p>
        <Button className="mt-2 justify-self-start" busy={isFetching} onClick={() => void refetch()}>
          {t('operator:list.retry')}
        </Button>
      </Notice>
    </div>
  );
}
