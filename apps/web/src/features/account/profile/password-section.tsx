import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../../components/toaster.tsx';
import type { SessionUser } from '../../../session/session-state.ts';
import { NewPasswordForm } from '../new-password-form.tsx';
import { Section } from './section.tsx';

export function PasswordSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  return (
    <Section title={t('profile.password.title')} lead={t('profile.password.lead')}>
      <div className="max-w-md">
        <NewPasswordForm
          email={user.email}
          alone={false}
          action={t('profile.password.action')}
          onDone={() => showSuccess(t('toast.passwordUpdated.title'), t('profile.password.saved'))}
        />
      </div>
    </Section>
  );
}
