import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { failureTexts } from '../../../api/failure-texts.ts';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showError } from '../../../components/toaster.tsx';

export function DeleteBatch({ batchId }: { batchId: string }) {
  const { t } = useTranslation('bulk');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => call('deleteBatch', { params: { batchId } }),
    onSuccess: async () => {
      await navigate('/dashboard/bulk');
      queryClient.removeQueries({ queryKey: ['batches', batchId] });
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
    },
    onError: (error) => {
      const { title, action } = failureTexts(tFailure, error);
      showError(title, action);
    },
  });
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={buttonClass({ look: 'quiet' })} disabled={deletion.isPending}>
        <Icon name="trash" />
        {t('actions.delete')}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <AlertDialog.Content className="w-full animate-rise rounded-t-md border border-line bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:max-w-md sm:rounded-b-md sm:p-7">
            <AlertDialog.Title className="text-xl font-bold">{t('delete.title')}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {t('delete.lead')}
            </AlertDialog.Description>
            <div className="mt-6 grid gap-2 sm:grid-flow-col sm:justify-end">
              <AlertDialog.Cancel className={buttonClass()}>{t('delete.keep')}</AlertDialog.Cancel>
              <AlertDialog.Action
                className={`${buttonClass({ look: 'stamp' })} max-sm:-order-1`}
                onClick={() => deletion.mutate()}
              >
                {t('delete.button')}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
