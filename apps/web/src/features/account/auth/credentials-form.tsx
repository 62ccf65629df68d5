import type { ReactNode } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField } from '../../../components/fields/text-field.tsx';
import { showError } from '../../../components/toaster.tsx';
import type { Credentials } from '../api/credentials.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { isLongEnough } from '../validation.ts';

interface CredentialsFormProps {
  form: UseFormReturn<Credentials>;
  onSubmit: (credentials: Credentials) => Promise<void>;
  action: string;
  passwordKind: 'current-password' | 'new-password';
  passwordHint?: string;
  passwordAside?: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps) {
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
        autoComplete={props.passwordKind}
        required
        aside={props.passwordAside}
        hint={props.passwordHint}
        invalid={errors.password !== undefined}
        error={errors.email && errors.password && t('validation.password')}
        {...register('password', { validate: isLongEnough })}
      />
      <Button type="submit" look="stamp" size="lg" busy={isSubmitting} className="mt-1 w-full">
        {props.action}
      </Button>
    </form>
  );
}
