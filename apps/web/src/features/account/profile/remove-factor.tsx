import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertButtons, AlertFrame, KeepButton } from '../../../components/alert-frame.tsx';
import { Button } from '../../../components/button.tsx';
import { FormProblem } from '../../../components/fields/form-problem.tsx';
import { type EnrolledFactor, removeFactor, showFactor } from '../api/factors.ts';
import { accountErrorCode, errorText } from '../error-text.ts';
import { CodeForm } from '../fields/code-form.tsx';

interface RemoveFactorProps {
  factor: EnrolledFactor;
  onDone: () => void;
  onCancel: () => void;
}

export default function RemoveFactor({ factor, onDone, onCancel }: RemoveFactorProps) {
  const { t } = useTranslation(['account', 'engine']);
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    setBusy(true);
    try {
      await removeFactor(factor.id);
      onDone();
    } catch (error) {
      if (accountErrorCode(error) === 'insufficient_aal') return setNeedsCode(true);
      setProblem(errorText(t, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AlertFrame
      title={t('profile.removal.title', { name: factor.name })}
      about={t('profile.removal.body')}
      onClose={onCancel}
    >
      {problem && <FormProblem title={t('toast.error')}>{problem}</FormProblem>}
      {needsCode ? (
        <CodeForm
          label={t('profile.removal.code')}
          action={t('profile.removal.action')}
          onCode={async (code) => {
            await showFactor(factor.id, code);
            await remove();
          }}
        >
          <KeepButton>{t('profile.removal.cancel')}</KeepButton>
        </CodeForm>
      ) : (
        <AlertButtons keep={t('profile.removal.cancel')}>
          <Button variant="stamp" busy={busy} onClick={() => void remove()}>
            {t('profile.removal.action')}
          </Button>
        </AlertButtons>
      )}
    </AlertFrame>
  );
}
