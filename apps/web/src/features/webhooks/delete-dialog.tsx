import type { WebhookEndpoint } from '@vesika/contract';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { buttonClass } from '../../components/button.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { useWebhookMutation } from './api/use-webhook-mutation.ts';

interface DeleteDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

export function DeleteDialog({ endpoint: { endpointId, url }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('webhooks');
  const remove = useWebhookMutation(
    () => call('deleteWebhookEndpoint', { params: { endpointId } }),
    () => {
      showSuccess(t('delete.done'));
      document.getElementById('content')?.focus({ preventScroll: true });
    },
  );
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <AlertDialog.Content className="w-full animate-rise rounded-t-md border border-line bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:max-w-md sm:rounded-b-md sm:p-7">
            <AlertDialog.Title className="text-xl font-bold">{t('delete.title')}</AlertDialog.Title>
            <p dir="ltr" className="mt-2 font-mono text-sm break-all rtl:text-right">
              {url}
            </p>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {t('delete.body')}
            </AlertDialog.Description>
            <div className="mt-6 grid gap-2 sm:grid-flow-col sm:justify-end">
              <AlertDialog.Cancel className={buttonClass()}>{t('delete.keep')}</AlertDialog.Cancel>
              <AlertDialog.Action
                className={`${buttonClass({ look: 'stamp' })} max-sm:-order-1`}
                onClick={() => remove.mutate()}
              >
                {t('delete.confirm')}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
