import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { AddEndpoint } from './add-endpoint.tsx';
import { endpointsQuery } from './api/webhooks.ts';
import { EndpointCard } from './endpoint-card.tsx';

export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  return (
    <div className="grid gap-8">
      <PageTop title={t('page.title')} lead={t('page.lead')} />
      <Webhooks />
    </div>
  );
}

function Webhooks() {
  const { t } = useTranslation('webhooks');
  const query = useQuery(endpointsQuery);
  const { data } = query;
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
        {query.isPending && <Skeleton label={t('list.loading')} />}
        {query.isError && !data && (
          <LoadFailed query={query} text={t('list.failed')} retry={t('list.retry')} />
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
