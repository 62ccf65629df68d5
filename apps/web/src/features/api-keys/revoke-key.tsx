import type { ApiKey } from '@vesika/contract';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { AlertFrame } from '../../components/alert-frame.tsx';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { showSuccess } from '../../components/toaster.tsx';

interface RevokeKeyProps {
  apiKey: ApiKey;
  onDone: () => void;
  onClose: () => void;
}

export default function RevokeKey({ apiKey: { id, name }, onDone, onClose }: RevokeKeyProps) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const revoke = async () => {
    setBusy(true);
    try {
      await call('revokeApiKey', { params: { keyId: id } });
      showSuccess(t('revocation.done'));
      onDone();
      onClose();
    } catch (error) {
      setProblem(failureTexts(tFailure, error as Error).action);
      setBusy(false);
    }
  };
  return (
    <AlertFrame
      title={t('revocation.title', { name })}
      body={t('revocation.body')}
      onCancel={() => isBusy || onClose()}
    >
      {problem && <FormProblem title={t('revocation.failed')}>{problem}</FormProblem>}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <AlertDialog.Cancel asChild>
          <Button look="quiet" disabled={isBusy}>
            {t('revocation.cancel')}
          </Button>
        </AlertDialog.Cancel>
        <Button look="stamp" busy={isBusy} onClick={() => void revoke()}>
          {t('revocation.action')}
        </Button>
      </div>
    </AlertFrame>
  );
}
