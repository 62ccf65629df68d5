import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { AddEndpoint } from './add-endpoint.tsx';
import { endpointsQuery } from './api/webhooks.ts';
import { EndpointCard } from './endpoint-card.tsx';

export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  return (
    <div className="grid gap-8">
      <PageTitle page={t('page.title')} />
      <header className="grid gap-1.5">
        <h1 className="text-3xl font-bold">{t('page.title')}</h1>
        <p className="max-w-[65ch] text-ink-soft">{t('page.lead')}</p>
      </header>
      <Webhooks />
    </div>
  );
}

function Webhooks() {
  const { t } = useTranslation('webhooks');
  const { data, isPending, isError, isFetching, refetch } = useQuery(endpointsQuery);
  return (
    <div className="grid gap-8">
      <TitledSection title={t('list.title')} headingClass="text-xl font-bold" className="grid gap-4">
        {data?.length === 0 && (
          <p className="border border-line bg-sheet p-5 text-ink-soft">{t('list.empty')}</p>
        )}
        {data && data.length > 0 && (
          <ul className="grid gap-4">
            {data.map((endpoint) => (
              <li key={endpoint.endpointId}>
                <EndpointCard endpoint={endpoint} />
              </li>
            ))}
          </ul>
        )}
        {isPending && <Skeleton label={t('list.loading')} />}
        {isError && !data && (
          <div role="alert" className="grid justify-items-start gap-4 border border-line bg-sheet p-5">
            <p>{t('list.failed')}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          </div>
        )}
      </TitledSection>
      <AddEndpoint />
    </div>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className="border border-line bg-sheet p-5">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="h-6 max-w-80 animate-pulse rounded-sm bg-line" />
    </div>
  );
}
