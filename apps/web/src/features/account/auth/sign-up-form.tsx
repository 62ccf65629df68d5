import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearToasts, showError, showSuccess } from '../../../components/toaster.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type Credentials, signUp } from '../api/credentials.ts';
import { errorText } from '../error-text.ts';
import { CredentialsForm } from './credentials-form.tsx';

interface SignUpFormProps {
  form: UseFormReturn<Credentials>;
  onUnconfirmed: () => void;
}

export function SignUpForm({ form, onUnconfirmed }: SignUpFormProps) {
  const { t } = useTranslation(['account', 'engine']);
  const language = useLanguage();

  const submit = async (credentials: Credentials) => {
    try {
      if (await signUp(credentials, language)) {
        return showSuccess(t('toast.accountCreated.title'), t('toast.accountCreated.body'));
      }
      clearToasts();
      onUnconfirmed();
    } catch (error) {
      showError(t('toast.signUpFailed'), errorText(t, error));
    }
  };

  return (
    <CredentialsForm
      form={form}
      onSubmit={submit}
      action={t('auth.signUp.action')}
      passwordKind="new-password"
      passwordHint={t('fields.passwordHint')}
    />
  );
}
