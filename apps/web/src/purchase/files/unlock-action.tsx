import type { CheckId } from '@vesika/report';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { DespiteFailedChecks } from './despite-failed-checks.tsx';
import { useUnlock } from './use-unlock.ts';

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
