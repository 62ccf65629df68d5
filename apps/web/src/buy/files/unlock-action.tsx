import type { CheckId } from '@vesika/report';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Button } from '../../components/button.tsx';
import { DespiteFailedChecks } from './despite-failed-checks.tsx';
import { useUnlock } from './use-unlock.ts';

interface UnlockActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  photoId: string;
  failed: readonly CheckId[];
  usesCredit: boolean;
  onError?: (error: Error) => void;
  children: string;
}

export function UnlockAction({ photoId, failed, onError, ...button }: UnlockActionProps) {
  const { t } = useTranslation('report');
  const unlock = useUnlock();
  const order = { photoIds: [photoId], despiteFailedChecks: failed.length > 0 };
  return (
    <DespiteFailedChecks
      {...button}
      failed={failed}
      action={t('unlock.confirm.action')}
      busy={unlock.isPending}
      onStart={() => unlock.mutate(order, { onError })}
    />
  );
}
