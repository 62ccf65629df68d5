import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CheckId } from '@vesika/report';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useShowFailure } from '../../api/use-show-failure.ts';
import { Button } from '../../components/button.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { DespiteFailedChecks } from './despite-failed-checks.tsx';
import { photoQuery } from './photo-query.ts';

interface UnlockActionProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  photoId: string;
  failed: readonly CheckId[];
  usesCredit: boolean;
  onError?: (error: Error) => void;
  children: string;
}

export function UnlockAction({ photoId, failed, usesCredit, onError, children, ...look }: UnlockActionProps) {
  const { t } = useTranslation('report');
  const unlock = useUnlock(photoId);
  const despite = failed.length > 0;
  const start = () => unlock.mutate({ despiteFailedChecks: despite }, { onError });
  const state = { busy: unlock.isPending, disabled: unlock.isPending };
  if (!despite) {
    return (
      <Button {...look} {...state} onClick={start}>
        {children}
      </Button>
    );
  }
  return (
    <DespiteFailedChecks
      failed={failed}
      usesCredit={usesCredit}
      action={t('unlock.confirm.action')}
      onConfirm={start}
    >
      <Button {...look} {...state}>
        {children}
      </Button>
    </DespiteFailedChecks>
  );
}

function useUnlock(photoId: string) {
  const { t } = useTranslation(['web', 'engine']);
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish?: { despiteFailedChecks: boolean }) =>
      call('unlockPhoto', { params: { photoId }, body: wish }),
    onSuccess: (answer) => {
      queryClient.setQueryData(photoQuery(photoId).queryKey, (known) => known && { ...known, ...answer });
      showSuccess(t('unlock.done'));
    },
    onError: showFailure,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
      await queryClient.invalidateQueries({ queryKey: ['photo-report', photoId] });
      await queryClient.invalidateQueries({ queryKey: ['package'] });
    },
  });
}
