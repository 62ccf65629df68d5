import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { showError } from '../../components/toaster.tsx';
import { type OwnerProof, updatePassword } from './api/password.ts';
import { errorText } from './error-text.ts';
import { MailedCode } from './fields/mailed-code.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { codeDigits, isLongEnough } from './validation.ts';

interface NewPasswordFormProps {
  email: string;
  alone: boolean;
  /** The form asks for this besides the new password; a session that was just opened by mail needs nothing. */
  asks: 'nothing' | 'password' | 'code';
  action: string;
  onDone: () => void;
}

interface Entries {
  password: string;
  again: string;
  proof: string;
}

export function NewPasswordForm({ email, alone, asks, action, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation(['account', 'engine']);
  const { register, handleSubmit, formState, reset } = useForm<Entries>({
    defaultValues: { password: '', again: '', proof: '' },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ password, proof }: Entries) => {
    try {
      await updatePassword(password, ownerProof[asks](proof));
      reset();
      onDone();
    } catch (error) {
      showError(t('toast.error'), errorText(t, error));
    }
  };
  const refuse = ({ password }: FieldErrors<Entries>) =>
    password
      ? showError(t('toast.invalidPassword'), t('validation.newPassword'))
      : showError(t('toast.passwordsDiffer'), t('validation.passwordsDiffer'));
  const submit = handleSubmit(save, refuse);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asks === 'password' && (
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          required
          {...register('proof')}
        />
      )}
      {asks === 'code' && <MailedCode email={email} {...register('proof', { setValueAs: codeDigits })} />}
      <PasswordField
        label={t('fields.newPassword')}
        autoComplete="new-password"
        required
        hint={t('fields.passwordHint')}
        invalid={errors.password !== undefined}
        {...register('password', { validate: isLongEnough })}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        required
        invalid={errors.again !== undefined}
        error={errors.password && errors.again && t('validation.passwordsDiffer')}
        {...register('again', {
          validate: (text, { password }) => text === password,
        })}
      />
      <Button
        type="submit"
        variant={alone ? 'stamp' : 'ink'}
        size={alone ? 'lg' : 'md'}
        busy={isSubmitting}
        className={alone ? '' : 'sm:justify-self-start'}
      >
        {action}
      </Button>
    </form>
  );
}

const ownerProof: Record<NewPasswordFormProps['asks'], (entry: string) => OwnerProof> = {
  nothing: () => ({}),
  password: (entry) => ({ current_password: entry }),
  code: (entry) => ({ nonce: entry }),
};
