import type { UseQueryResult } from '@tanstack/react-query';
import type { RequirementAnswer } from '@vesika/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { OriginalTips } from '../photo/original-tips.tsx';

const RequirementsCard = lazy(async () => ({
  default: (await import('./requirements-card.tsx')).RequirementsCard,
}));

interface RequirementsPanelProps {
  query: UseQueryResult<RequirementAnswer>;
  /** False while no country is chosen: there is nothing to require yet. */
  chosen: boolean;
}

export function RequirementsPanel({ query, chosen }: RequirementsPanelProps) {
  const { t } = useTranslation();
  if (!chosen) return <OriginalTips />;
  if (query.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 border border-line bg-sheet p-4">
        <p>{t('requirements.failed')}</p>
        <Button onClick={() => void query.refetch()}>{t('country.retry')}</Button>
      </div>
    );
  }
  if (!query.data) return <CardOutline />;
  return (
    <Suspense fallback={<CardOutline />}>
      <RequirementsCard answer={query.data} />
    </Suspense>
  );
}

/** As large as the card, so that nothing jumps when the rules arrive. */
function CardOutline() {
  const { t } = useTranslation();
  return (
    <div role="status" className="h-[26.5rem] border border-line bg-sheet">
      <span className="sr-only">{t('requirements.loading')}</span>
    </div>
  );
}
