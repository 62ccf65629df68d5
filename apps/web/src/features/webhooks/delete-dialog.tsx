import type { WebhookEndpoint } from '@vesika/contract';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
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
      <ConfirmDialog
        title={t('delete.title')}
        about={t('delete.body')}
        subject={
          <p dir="ltr" className="mt-2 font-mono text-sm break-all rtl:text-right">
            {url}
          </p>
        }
        keep={t('delete.keep')}
        confirm={t('delete.confirm')}
        onConfirm={() => remove.mutate()}
      />
    </AlertDialog.Root>
  );
}
