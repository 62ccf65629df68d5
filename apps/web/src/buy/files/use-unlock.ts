import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../components/toaster.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { photoQuery } from './photo-query.ts';

interface UnlockWish {
  photoIds: readonly string[];
  despiteFailedChecks: boolean;
}

/** Pays for photos with the credits of a package, one photo after another. */
export function useUnlock() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ photoIds, despiteFailedChecks }: UnlockWish) => {
      for (const photoId of photoIds) {
        const answer = await call('unlockPhoto', { params: { photoId }, body: { despiteFailedChecks } });
        queryClient.setQueryData(photoQuery(photoId).queryKey, (known) => known && { ...known, ...answer });
      }
    },
    onSuccess: () => showSuccess(t('unlock.done')),
    onError: useShowFailure(),
    onSettled: async () => {
      for (const key of ['photos', 'photo-report', 'package', 'batches']) {
        await queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}
