import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../components/toaster.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { ServiceError } from '../../shell/api/request.ts';
import { photoQuery } from './photo-query.ts';

interface UnlockRequest {
  photoIds: readonly string[];
  despiteFailedChecks: boolean;
}

/** Pays for photos with the credits of a package, one after another; one that fails keeps no other from its files. */
export function useUnlock() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ photoIds, despiteFailedChecks }: UnlockRequest) => {
      const failures: unknown[] = [];
      for (const photoId of photoIds) {
        try {
          const answer = await call('unlockPhoto', { params: { photoId }, body: { despiteFailedChecks } });
          queryClient.setQueryData(photoQuery(photoId).queryKey, (known) => known && { ...known, ...answer });
        } catch (error) {
          failures.push(error);
          // Nothing pays for the others either.
          if (error instanceof ServiceError && error.code === 'payment-required') break;
        }
      }
      if (failures.length > 0) throw failures[0];
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
