import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useShowFailure } from '../../api/use-show-failure.ts';
import { showSuccess } from '../../components/toaster.tsx';

export function useUnlockAll() {
  const { t } = useTranslation(['web', 'engine']);
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (photoIds: readonly string[]) => {
      for (const photoId of photoIds) await call('unlockPhoto', { params: { photoId } });
    },
    onSuccess: () => showSuccess(t('unlock.done')),
    onError: showFailure,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
      await queryClient.invalidateQueries({ queryKey: ['package'] });
    },
  });
}
