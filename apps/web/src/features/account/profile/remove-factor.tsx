import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertFrame } from '../../../components/alert-frame.tsx';
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
  const cancel = (
    <AlertDialog.Cancel asChild>
      <Button look="quiet">{t('profile.removal.cancel')}</Button>
    </AlertDialog.Cancel>
  );

  return (
    <AlertFrame
      title={t('profile.removal.title', { name: factor.name })}
      body={t('profile.removal.body')}
      onCancel={onCancel}
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
          {cancel}
        </CodeForm>
      ) : (
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {cancel}
          <Button look="stamp" busy={busy} onClick={() => void remove()}>
            {t('profile.removal.action')}
          </Button>
        </div>
      )}
    </AlertFrame>
  );
}
