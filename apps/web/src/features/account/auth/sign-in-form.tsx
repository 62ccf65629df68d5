import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { type Credentials, signIn } from '../api/credentials.ts';
import { accountErrorCode, errorText } from '../error-text.ts';
import { CredentialsForm } from './credentials-form.tsx';

interface SignInFormProps {
  form: UseFormReturn<Credentials>;
  onForgot: () => void;
  onUnconfirmed: () => void;
}

export function SignInForm({ form, onForgot, onUnconfirmed }: SignInFormProps) {
  const { t } = useTranslation(['account', 'engine']);

  const submit = async (credentials: Credentials) => {
    try {
      // With a second factor, the welcome message waits for the code.
      if (await signIn(credentials)) showSuccess(t('toast.welcome.title'), t('toast.welcome.body'));
    } catch (error) {
      showError(t('toast.signInFailed'), errorText(t, error));
      if (accountErrorCode(error) === 'email_not_confirmed') onUnconfirmed();
    }
  };

  return (
    <CredentialsForm
      form={form}
      onSubmit={submit}
      action={t('auth.signIn.action')}
      passwordKind="current-password"
      passwordAside={
        <button
          type="button"
          onClick={onForgot}
          className="-my-2.5 min-h-11 rounded-sm text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {t('auth.forgot')}
        </button>
      }
    />
  );
}
