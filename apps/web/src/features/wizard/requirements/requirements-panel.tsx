import type { UseQueryResult } from '@tanstack/react-query';
import type { RequirementAnswer } from '@vesika/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

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

function OriginalTips() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tips-title" className="border border-line bg-sheet p-4 sm:p-5">
      <h2 id="tips-title" className="text-lg font-semibold">
        {t('drop.tips.title')}
      </h2>
      <ol className="mt-3 grid gap-3 text-sm">
        {(['light', 'distance', 'room'] as const).map((tip, index) => (
          <li key={tip} className="grid grid-cols-[1.5rem_1fr]">
            <span aria-hidden="true" className="font-mono text-xs leading-6 text-stamp">
              {index + 1}
            </span>
            {t(`drop.tips.${tip}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
