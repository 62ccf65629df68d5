import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { failureTexts } from '../../../api/failure-texts.ts';
import { buttonClass } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
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
      <ConfirmDialog
        title={t('delete.title')}
        about={t('delete.lead')}
        keep={t('delete.keep')}
        confirm={t('delete.button')}
        onConfirm={() => deletion.mutate()}
      />
    </AlertDialog.Root>
  );
}
