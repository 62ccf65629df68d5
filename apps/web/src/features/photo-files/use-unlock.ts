import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GalleryPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { postJson, ServiceError } from '../../api/request.ts';
import { showError, showSuccess } from '../../components/toaster.tsx';
import { failureTexts } from '../wizard/result/failure-texts.ts';
import { photoQuery } from './photo-query.ts';

/** Takes a credit for a preview; everything that shows the photo or the credits follows. */
export function useUnlock(photoId: string) {
  const { t } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish?: { despiteFailedChecks: boolean }) =>
      postJson<{ photo: GalleryPhoto }>(`/api/photos/${photoId}/unlock`, wish),
    onSuccess: (answer) => {
      queryClient.setQueryData(photoQuery(photoId).queryKey, answer);
      showSuccess(t('unlock.done'));
    },
    onError: (error) => {
      if (error instanceof ServiceError && error.errorType === 'PAYMENT_REQUIRED') {
        return showError(t('toast.paymentRequired'));
      }
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
