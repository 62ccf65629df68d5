import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField } from '../../../components/fields/text-field.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { requestSignInLink } from '../api/credentials.ts';
import { requestPasswordReset } from '../api/password.ts';
import { errorText } from '../error-text.ts';
import { AuthCard } from './auth-card.tsx';
import { pathAfterSignIn } from './use-go-on.ts';

interface AskForLinkProps {
  purpose: 'recovery' | 'magiclink';
  email: string;
  onSent: (email: string) => void;
  onBack: (email: string) => void;
}

export function AskForLink({ purpose, email, onSent, onBack }: AskForLinkProps) {
  const { t } = useTranslation(['account', 'engine']);
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;
  const { search } = useLocation();
  const texts = purpose === 'recovery' ? 'reset' : 'link';

  const send = async (typed: { email: string }) => {
    const address = typed.email.trim();
    try {
      if (purpose === 'recovery') {
        await requestPasswordReset(address);
        showSuccess(t('toast.resetMailed.title'), t('toast.resetMailed.body'));
      } else {
        await requestSignInLink(address, pathAfterSignIn(search));
      }
      onSent(address);
    } catch (error) {
      showError(t('toast.error'), errorText(t, error));
    }
  };
  const submit = handleSubmit(send, () => showError(t('toast.invalidEmail'), t('validation.email')));

  return (
    <AuthCard
      title={t(`auth.${texts}.title`)}
      lead={t(`auth.${texts}.lead`)}
      back={{ label: t('auth.back'), to: () => onBack(getValues('email')) }}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <EmailField
          label={t('fields.email')}
          autoComplete="username"
          required
          invalid={errors.email !== undefined}
          {...register('email', { validate: isEmail })}
        />
        <Button type="submit" variant="stamp" size="lg" busy={isSubmitting}>
          {t('auth.reset.action')}
        </Button>
      </form>
    </AuthCard>
  );
}
