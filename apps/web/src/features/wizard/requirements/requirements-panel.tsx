import type { UseQueryResult } from '@tanstack/react-query';
import type { RequirementAnswer } from '@vesika/contract';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

const RequirementsCard = lazy(async () => ({
  default: (await import('./requirements-card.tsx')).RequirementsCard,
}));

export function RequirementsPanel({ query }: { query: UseQueryResult<RequirementAnswer> }) {
  const { t } = useTranslation();
  if (query.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 border border-line bg-sheet p-4">
        <p>{t('requirements.failed')}</p>
        <Button onClick={() => void query.refetch()}>{t('country.retry')}</Button>
      </div>
    );
  }
  return query.data ? <RequirementsCard answer={query.data} /> : <CardOutline />;
}

export function CardOutline() {
  const { t } = useTranslation();
  return (
    <div role="status" className="h-[26.5rem]">
      <span className="sr-only">{t('requirements.loading')}</span>
    </div>
  );
}
