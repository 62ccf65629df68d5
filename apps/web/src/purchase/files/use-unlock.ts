import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { showError, showSuccess } from '../../components/toaster.tsx';
import { photoQuery } from './photo-query.ts';

export function useUnlock(photoId: string) {
  const { t } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish?: { despiteFailedChecks: boolean }) =>
      call('unlockPhoto', { params: { photoId }, body: wish }),
    onSuccess: (answer) => {
      queryClient.setQueryData(photoQuery(photoId).queryKey, (known) => known && { ...known, ...answer });
      showSuccess(t('unlock.done'));
    },
    onError: (error) => {
      const { title, action } = failureTexts(t, error);
      showError(title, action);
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
      await queryClient.invalidateQueries({ queryKey: ['photo-report', photoId] });
      await queryClient.invalidateQueries({ queryKey: ['package'] });
    },
  });
}
