import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { type FieldProps, TextField } from '../../../components/fields/text-field.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { requestOwnerCode } from '../api/password.ts';
import { errorText } from '../error-text.ts';

interface MailedCodeProps extends Omit<FieldProps, 'label'> {
  email: string;
}

/** A code that is mailed when its owner asks for it. */
export function MailedCode({ email, ...input }: MailedCodeProps) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-3">
      <MailCodeButton />
      <TextField
        label={t('profile.email.code', { address: email })}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        {...input}
      />
    </div>
  );
}

export function MailCodeButton({ onMailed }: { onMailed?: () => void }) {
  const { t } = useTranslation(['account', 'engine']);
  const { mutate, isPending } = useMutation({
    mutationFn: requestOwnerCode,
    onSuccess: () => {
      showSuccess(t('profile.email.mailedTitle'), t('profile.email.mailedBody'));
      onMailed?.();
    },
    onError: (error) => showError(t('toast.error'), errorText(t, error)),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()} className="sm:justify-self-start">
      {t('profile.proof.mail')}
    </Button>
  );
}
