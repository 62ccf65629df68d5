import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField } from '../../../components/fields/text-field.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { requestPasswordReset } from '../api/password.ts';
import { errorText } from '../error-text.ts';
import { AuthCard } from './auth-card.tsx';

interface PasswordResetProps {
  email: string;
  onSent: (email: string) => void;
  onBack: (email: string) => void;
}

/** Asks for the link by which a new password is set. */
export function PasswordReset({ email, onSent, onBack }: PasswordResetProps) {
  const { t } = useTranslation(['account', 'engine']);
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;

  const send = async (typed: { email: string }) => {
    const address = typed.email.trim();
    try {
      await requestPasswordReset(address);
      showSuccess(t('toast.resetMailed.title'), t('toast.resetMailed.body'));
      onSent(address);
    } catch (error) {
      showError(t('toast.error'), errorText(t, error));
    }
  };
  const submit = handleSubmit(send, () => showError(t('toast.invalidEmail'), t('validation.email')));

  return (
    <AuthCard
      title={t('auth.reset.title')}
      lead={t('auth.reset.lead')}
      back={{ label: t('auth.back'), to: () => onBack(getValues('email')) }}
    >
      <PageTitle page={t('auth.reset.title')} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <EmailField
          label={t('fields.email')}
          autoComplete="username"
          required
          // The toast says it.
          invalid={errors.email !== undefined}
          {...register('email', { validate: isEmail })}
        />
        <Button type="submit" look="stamp" size="lg" busy={isSubmitting} disabled={isSubmitting}>
          {t('auth.reset.action')}
        </Button>
      </form>
    </AuthCard>
  );
}
