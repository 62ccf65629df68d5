import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField, type FieldProps } from '../../../components/fields/text-field.tsx';
import { clearToasts, showError, showSuccess } from '../../../components/toaster.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { type Credentials, signIn, signUp } from '../api/credentials.ts';
import { accountErrorCode, errorText } from '../error-text.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { isLongEnough } from '../validation.ts';

interface SignUpFormProps {
  form: UseFormReturn<Credentials>;
  onUnconfirmed: () => void;
}

export function SignInForm({ onForgot, ...props }: SignUpFormProps & { onForgot: () => void }) {
  const { t } = useTranslation(['account', 'engine']);

  const submit = async (credentials: Credentials) => {
    try {
      // With a second factor, the welcome message waits for the code.
      if (await signIn(credentials)) showSuccess(t('toast.welcome.title'), t('toast.welcome.body'));
    } catch (error) {
      showError(t('toast.signInFailed'), errorText(t, error));
      if (accountErrorCode(error) === 'email_not_confirmed') props.onUnconfirmed();
    }
  };

  return (
    <CredentialsForm
      form={props.form}
      onSubmit={submit}
      action={t('auth.signIn.action')}
      password={{
        autoComplete: 'current-password',
        aside: (
          <button
            type="button"
            onClick={onForgot}
            className="-my-2.5 min-h-11 rounded-sm text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {t('auth.forgot')}
          </button>
        ),
      }}
    />
  );
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
      password={{ autoComplete: 'new-password', hint: t('fields.passwordHint') }}
    />
  );
}

interface CredentialsFormProps {
  form: UseFormReturn<Credentials>;
  onSubmit: (credentials: Credentials) => Promise<void>;
  action: string;
  password: Pick<FieldProps, 'autoComplete' | 'hint' | 'aside'>;
}

function CredentialsForm(props: CredentialsFormProps) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState } = props.form;
  const { errors, isSubmitting } = formState;

  const refuse = (problems: FieldErrors<Credentials>) =>
    showError(t('toast.validation'), t(problems.email ? 'validation.email' : 'validation.password'));
  const submit = handleSubmit(
    ({ email, password }) => props.onSubmit({ email: email.trim(), password }),
    refuse,
  );

  return (
    // Before hydration, a GET submission would put the password into the address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField
        label={t('fields.email')}
        autoComplete="username"
        required
        invalid={errors.email !== undefined}
        {...register('email', { validate: isEmail })}
      />
      <PasswordField
        label={t('fields.password')}
        required
        {...props.password}
        invalid={errors.password !== undefined}
        error={errors.email && errors.password && t('validation.password')}
        {...register('password', { validate: isLongEnough })}
      />
      <Button type="submit" variant="stamp" size="lg" busy={isSubmitting} className="mt-1 w-full">
        {props.action}
      </Button>
    </form>
  );
}
