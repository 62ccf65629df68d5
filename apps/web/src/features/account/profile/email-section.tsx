import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField } from '../../../components/fields/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { askAuth } from '../api/ask-auth.ts';
import { errorText } from '../error-text.ts';
import { CodeForm } from '../fields/code-form.tsx';
import { Section } from './section.tsx';

export function EmailSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['account', 'engine']);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const isOther = (text: string) => text.trim().toLowerCase() !== user.email.toLowerCase();

  const save = async ({ email }: { email: string }) => {
    try {
      await askAuth((client) => client.updateUser({ email: email.trim() }));
      reset();
      showSuccess(t('profile.email.mailedTitle'), t('profile.email.mailedBody'));
    } catch (error) {
      showError(t('toast.error'), errorText(t, error));
    }
  };
  const problem = errors.email?.type === 'other' ? t('profile.email.same') : t('validation.email');
  const submit = handleSubmit(save);

  return (
    <Section title={t('profile.email.title')} lead={t('profile.email.lead')}>
      <div className="grid gap-5">
        {user.emailNew && <Waiting user={user} emailNew={user.emailNew} />}
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid justify-items-stretch gap-4 sm:justify-items-start"
        >
          <div className="w-full max-w-md">
            <EmailField
              label={t('profile.email.new')}
              autoComplete="email"
              required
              error={errors.email && problem}
              {...register('email', { validate: { email: isEmail, other: isOther } })}
            />
          </div>
          <Button type="submit" variant="ink" busy={isSubmitting}>
            {t('profile.email.action')}
          </Button>
        </form>
      </div>
    </Section>
  );
}

/** A change waits for the code of the new mailbox and, if the old address is confirmed, for that of the old one. */
function Waiting({ user, emailNew }: { user: SessionUser; emailNew: string }) {
  const { t } = useTranslation(['account', 'engine']);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const { mutate: sendAgain, isPending } = useMutation({
    mutationFn: () => askAuth((client) => client.resend({ type: 'email_change', email: user.email })),
    onSuccess: () => showSuccess(t('profile.email.mailedTitle'), t('profile.email.mailedBody')),
    onError: (error) => showError(t('toast.error'), errorText(t, error)),
  });
  const confirm = async (email: string, token: string) => {
    const { session } = await askAuth((client) => client.verifyOtp({ type: 'email_change', email, token }));
    if (session) return showSuccess(t('profile.email.changed'));
    setConfirmed([...confirmed, email]);
    showSuccess(t('profile.email.half'));
  };
  const asked = [emailNew, ...(user.isProven ? [user.email] : [])];
  return (
    <Notice icon="envelope" title={t('profile.email.waiting')}>
      <p>{t('profile.email.waitingBody')}</p>
      {asked
        .filter((address) => !confirmed.includes(address))
        .map((address) => (
          <CodeForm
            key={address}
            label={t('profile.email.code', { address })}
            action={t('profile.proof.action')}
            onCode={(code) => confirm(address, code)}
          />
        ))}
      <Button busy={isPending} onClick={() => sendAgain()} className="mt-1 justify-self-start">
        {t('profile.email.again')}
      </Button>
    </Notice>
  );
}
