import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { NewPasswordForm } from '../new-password-form.tsx';
import { AuthCard } from './auth-card.tsx';

export function NewPassword({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return (
    <AuthCard
      title={t('auth.newPassword.title')}
      lead={t('auth.newPassword.lead')}
      back={{ label: t('auth.home'), to: '/' }}
      mrz={email}
    >
      <PageTitle page={t('auth.newPassword.title')} />
      <NewPasswordForm
        email={email}
        alone
        action={t('auth.newPassword.action')}
        onDone={() => showSuccess(t('toast.passwordUpdated.title'), t('toast.passwordUpdated.body'))}
      />
    </AuthCard>
  );
}
