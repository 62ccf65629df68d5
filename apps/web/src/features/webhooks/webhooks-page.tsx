import { useQuery } from '@tanstack/react-query';
import type { WebhookEventType } from '@vesika/contract';
import { webhookEventTypes } from '@vesika/contract';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { call } from '../../shell/api/call.ts';
import { failureSentences } from '../../shell/api/failure-texts.ts';
import { ServiceError } from '../../shell/api/request.ts';
import { useWebhookMutation } from './api/use-webhook-mutation.ts';
import { endpointsQuery } from './api/webhooks.ts';
import { EndpointCard } from './endpoint-card.tsx';
import { EventsField } from './events-field.tsx';
import { SecretPanel } from './secret-panel.tsx';

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
              <li key={endpoint.id}>
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

function AddEndpoint() {
  const { t } = useTranslation('webhooks');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEventType[]>([...webhookEventTypes]);
  const add = useWebhookMutation(
    (body: { url: string; events: WebhookEventType[] }) => call('v1CreateWebhookEndpoint', { body }),
    () => setUrl(''),
    isAboutUrl,
  );
  const problem = isAboutUrl(add.error) ? failureSentences(tFailure, add.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending && events.length > 0) add.mutate({ url: url.trim(), events });
  };
  if (add.data) {
    return <SecretPanel secret={add.data.secret} onDone={() => add.reset()} />;
  }
  return (
    <TitledSection
      title={t('add.title')}
      headingClass="text-xl font-bold"
      className="grid gap-5 border border-line bg-sheet p-5 sm:p-7"
    >
      <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
        <TextField
          label={t('add.url')}
          hint={t('add.urlHint')}
          error={problem}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="https://"
          required
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          className="rtl:text-right"
        />
        <EventsField
          chosen={events}
          onChange={setEvents}
          error={events.length === 0 ? t('add.noEvents') : undefined}
        />
        <div>
          <Button type="submit" variant="ink" busy={add.isPending}>
            {t('add.action')}
          </Button>
        </div>
      </form>
    </TitledSection>
  );
}

function isAboutUrl(error: Error | null): error is ServiceError {
  return error instanceof ServiceError && /^webhook-(url|host)-/.test(error.code);
}
