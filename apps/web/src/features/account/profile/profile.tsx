import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import type { SessionUser } from '../../../session/session-state.ts';
import { AccountCard } from './account-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RulesMailSection } from './rules-mail-section.tsx';

export function Profile({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-8">
      <PageTitle page={t('profile.title')} />
      <header className="grid gap-1.5">
        <h1 className="text-3xl font-bold">{t('profile.title')}</h1>
        <p className="text-ink-soft">{t('profile.lead')}</p>
      </header>
      <AccountCard user={user} />
      <div>
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <FactorsSection />
        <RulesMailSection />
        <ExportSection />
        <LeaveSection />
        <DeleteAccount />
      </div>
    </div>
  );
}
