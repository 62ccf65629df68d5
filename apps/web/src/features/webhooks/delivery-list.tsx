import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { call } from '../../shell/api/call.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useWebhookMutation } from './api/use-webhook-mutation.ts';
import { deliveriesQuery } from './api/webhooks.ts';

const underWayPollMs = 1000;
const pollMs = 15_000;

export function DeliveryList({ endpointId }: { endpointId: string }) {
  const { t } = useTranslation('webhooks');
  const { data } = useQuery({
    ...deliveriesQuery(endpointId),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? underWayPollMs : pollMs),
  });
  return (
    <TitledSection
      level="h4"
      title={t('deliveries.title')}
      headingClass="text-sm font-semibold"
      className="min-h-24 border-t border-line pt-5"
    >
      {data?.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t('deliveries.empty')}</p>}
      {data && data.length > 0 && (
        <ul aria-live="polite" className="mt-2 divide-y divide-line">
          {data.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function isUnderWay({ state, nextAttemptAt }: WebhookDelivery): boolean {
  return state === 'waiting' && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now();
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks');
  const { moment } = useFormats();
  const { id, type, state, attempts, createdAt, nextAttemptAt } = delivery;
  const retry = useWebhookMutation(() => call('v1RetryWebhookDelivery', { params: { deliveryId: id } }));
  const time = moment(createdAt);
  const waits = state === 'waiting' && attempts > 0 && nextAttemptAt !== null && !isUnderWay(delivery);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 text-sm">
        <p>
          <code dir="ltr" className="font-medium">
            {type}
          </code>{' '}
          <span className="text-ink-soft">{time}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <Outcome delivery={delivery} />
          {attempts > 1 && <span>{t('deliveries.tries', { count: attempts })}</span>}
          {waits && <span>{t('deliveries.next', { time: moment(nextAttemptAt) })}</span>}
        </p>
      </div>
      {state !== 'delivered' && !isUnderWay(delivery) && (
        <Button
          variant="quiet"
          aria-label={t('deliveries.againNamed', { event: type, time })}
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('deliveries.again')}
        </Button>
      )}
    </li>
  );
}

function Outcome({ delivery: { state, outcome, statusCode } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks');
  if (outcome === null) return <span>{t(state === 'failed' ? 'outcome.stopped' : 'outcome.waiting')}</span>;
  const tone = state === 'delivered' ? 'text-pass' : state === 'failed' ? 'text-fail' : 'text-unsure';
  return <span className={tone}>{t(`outcome.${outcome}`, { status: statusCode ?? '' })}</span>;
}
