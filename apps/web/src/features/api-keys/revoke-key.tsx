import { useMutation } from '@tanstack/react-query';
import type { ApiKey } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { AlertButtons, AlertFrame } from '../../components/alert-frame.tsx';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { call } from '../../shell/api/call.ts';
import { failureTexts } from '../../shell/api/failure-texts.ts';

interface RevokeKeyProps {
  apiKey: ApiKey;
  onDone: () => void;
  onClose: () => void;
}

export default function RevokeKey({ apiKey: { id, name }, onDone, onClose }: RevokeKeyProps) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('revokeApiKey', { params: { keyId: id } }),
    onSuccess: () => {
      showSuccess(t('revocation.done'));
      onDone();
      onClose();
    },
  });
  return (
    <AlertFrame
      title={t('revocation.title', { name })}
      about={t('revocation.body')}
      onClose={() => isPending || onClose()}
    >
      {error && (
        <FormProblem title={t('revocation.failed')}>{failureTexts(tFailure, error).action}</FormProblem>
      )}
      <AlertButtons keep={t('revocation.cancel')} disabled={isPending}>
        <Button variant="stamp" busy={isPending} onClick={() => mutate()}>
          {t('revocation.action')}
        </Button>
      </AlertButtons>
    </AlertFrame>
  );
}
