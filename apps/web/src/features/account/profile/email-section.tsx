import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField } from '../../../components/fields/text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { arrival } from '../../../session/arrival.ts';
import { useArrivalReports } from '../../../session/session-provider.tsx';
import type { SessionUser } from '../../../session/session-state.ts';
import { askAuth } from '../api/ask-auth.ts';
import { errorText } from '../error-text.ts';
import { Section } from './section.tsx';

export function EmailSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['account', 'engine']);
  const spent = useEmailLink();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const isOther = (text: string) => text.trim().toLowerCase() !== user.email.toLowerCase();

  const save = async ({ email }: { email: string }) => {
    try {
      await askAuth((client) => client.updateUser({ email: email.trim() }, landing()));
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
        {spent && <Notice title={t('profile.spentLink.title')}>{t('profile.spentLink.body')}</Notice>}
        {user.emailNew && <Waiting email={user.email} emailNew={user.emailNew} />}
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
          <Button type="submit" look="ink" busy={isSubmitting}>
            {t('profile.email.action')}
          </Button>
        </form>
      </div>
    </Section>
  );
}

function Waiting({ email, emailNew }: { email: string; emailNew: string }) {
  const { t } = useTranslation(['account', 'engine']);
  const { mutate: sendAgain, isPending } = useMutation({
    mutationFn: () => askAuth((client) => client.resend({ type: 'email_change', email, options: landing() })),
    onSuccess: () => showSuccess(t('profile.email.mailedTitle'), t('profile.email.mailedBody')),
    onError: (error) => showError(t('toast.error'), errorText(t, error)),
  });
  return (
    <Notice icon="envelope" title={t('profile.email.waiting')}>
      <p>
        {t('profile.email.waitingBody')} <bdi className="font-medium break-all">{emailNew}</bdi>
      </p>
      <Button busy={isPending} onClick={() => sendAgain()} className="mt-1 justify-self-start">
        {t('profile.email.again')}
      </Button>
    </Notice>
  );
}

function useEmailLink(): boolean {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const reports = useArrivalReports();
  const [spent] = useState(
    () => !reports.has('profile') && arrival.kind === 'spent-link' && arrival.purpose === 'email_change',
  );

  useEffect(() => {
    if (reports.has('profile') || arrival.kind === 'plain' || arrival.purpose !== 'email_change') return;
    reports.add('profile');
    if (arrival.kind === 'link') showSuccess(t('profile.email.changed'));
    void navigate(pathname, { replace: true });
  }, [t, pathname, navigate, reports]);

  return spent;
}

const landing = () => ({ emailRedirectTo: `${window.location.origin}/dashboard/profile` });
