import type { WebhookEndpoint } from '@vesika/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { call } from '../../shell/api/call.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useWebhookMutation } from './api/use-webhook-mutation.ts';
import { DeliveryList } from './delivery-list.tsx';
import { EventsField } from './events-field.tsx';
import { SecretPanel } from './secret-panel.tsx';

export function EndpointCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('webhooks');
  const { id: endpointId, url, events } = endpoint;
  const headingId = useId();
  const [deleting, setDeleting] = useState(false);
  const params = { endpointId };
  const test = useWebhookMutation(() => call('v1TestWebhookEndpoint', { params }));
  const rotate = useWebhookMutation(() => call('v1RotateWebhookSecret', { params }));
  const update = useWebhookMutation((body: { events?: WebhookEndpoint['events']; enabled?: true }) =>
    call('v1UpdateWebhookEndpoint', { params, body }),
  );
  const shown = update.isPending ? (update.variables.events ?? events) : events;
  return (
    <article aria-labelledby={headingId} className="grid gap-5 border border-line bg-sheet p-5 sm:p-7">
      <div className="grid gap-1">
        <h3 id={headingId} dir="ltr" className="font-mono text-base font-medium break-all rtl:text-right">
          {url}
        </h3>
        <State endpoint={endpoint} />
        {endpoint.isTest && <p className="text-sm text-ink-soft">{t('state.test')}</p>}
      </div>
      {endpoint.disabledAt && (
        <Notice>
          <p>{t('state.offLead')}</p>
          <div className="mt-2">
            <Button
              busy={update.isPending}
              onClick={() =>
                update.mutate({ enabled: true }, { onSuccess: () => showSuccess(t('endpoint.enabled')) })
              }
            >
              {t('endpoint.enable')}
            </Button>
          </div>
        </Notice>
      )}
      {rotate.data && (
        <SecretPanel
          secret={rotate.data.secret}
          previousUntil={rotate.data.previousUntil}
          onDone={() => rotate.reset()}
        />
      )}
      <EventsField
        chosen={shown}
        disabled={update.isPending}
        onChange={(chosen) => chosen.length > 0 && update.mutate({ events: chosen })}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          {t('endpoint.test')}
        </Button>
        <Button busy={rotate.isPending} onClick={() => rotate.mutate()}>
          <Icon name="again" />
          {t('endpoint.rotate')}
        </Button>
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          <Icon name="trash" />
          {t('endpoint.delete')}
        </Button>
      </div>
      <DeliveryList endpointId={endpointId} />
      {deleting && <DeleteDialog endpoint={endpoint} onClose={() => setDeleting(false)} />}
    </article>
  );
}

function State({ endpoint: { disabledAt, failingSince } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('webhooks');
  const { moment } = useFormats();
  if (disabledAt) return <p className="text-sm text-fail">{t('state.off', { time: moment(disabledAt) })}</p>;
  if (failingSince) {
    return <p className="text-sm text-unsure">{t('state.failing', { time: moment(failingSince) })}</p>;
  }
  return <p className="text-sm text-pass">{t('state.on')}</p>;
}

interface DeleteDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

function DeleteDialog({ endpoint: { id: endpointId, url }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('webhooks');
  const remove = useWebhookMutation(
    () => call('v1DeleteWebhookEndpoint', { params: { endpointId } }),
    () => {
      showSuccess(t('delete.done'));
      document.getElementById('content')?.focus({ preventScroll: true });
    },
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('delete.title')}
      about={t('delete.body')}
      keep={t('delete.keep')}
      confirm={t('delete.confirm')}
      onConfirm={() => remove.mutate()}
    >
      <p dir="ltr" className="font-mono text-sm break-all rtl:text-right">
        {url}
      </p>
    </ConfirmDialog>
  );
}
