import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { signIn } from '../api/credentials.ts';
import { errorText } from '../error-text.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { Section } from './section.tsx';

/** Brings back the account that was set aside when the address was proven. */
export function EarlierSection({ user: { email } }: { user: SessionUser }) {
  const { t } = useTranslation(['account', 'engine']);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });

  const reclaim = async ({ password }: { password: string }) => {
    try {
      await call('reclaimAccount', { body: { password } });
      await signIn({ email, password });
      showSuccess(t('profile.earlier.done'));
      // Everything that was loaded belongs to the other account.
      window.location.assign('/dashboard');
    } catch (error) {
      showError(t('toast.error'), errorText(t, error));
    }
  };
  const submit = handleSubmit(reclaim);

  return (
    <Section title={t('profile.earlier.title')} lead={t('profile.earlier.lead')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('profile.earlier.password')}
          autoComplete="current-password"
          required
          {...register('password')}
        />
        <Button type="submit" variant="ink" busy={formState.isSubmitting} className="sm:justify-self-start">
          {t('profile.earlier.action')}
        </Button>
      </form>
    </Section>
  );
}
