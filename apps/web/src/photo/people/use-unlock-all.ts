import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { showError, showSuccess } from '../../components/toaster.tsx';

export function useUnlockAll() {
  const { t } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (photoIds: readonly string[]) => {
      for (const photoId of photoIds) await call('unlockPhoto', { params: { photoId } });
    },
    onSuccess: () => showSuccess(t('unlock.done')),
    onError: (error) => {
      const { title, action } = failureTexts(t, error);
      showError(title, action);
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
      await queryClient.invalidateQueries({ queryKey: ['package'] });
    },
  });
}
