import { useMutation } from '@tanstack/react-query';
import { requestLine } from '@vesika/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { saveFile } from '../../../shell/api/save-file.ts';
import { authClient } from '../../../shell/session/auth-client.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { useLeave } from '../../../shell/session/use-leave.ts';
import { errorText } from '../error-text.ts';
import { NewPasswordForm } from '../new-password-form.tsx';
import { AccountCard } from './account-card.tsx';
import { EarlierSection } from './earlier-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { RenewalsSection } from './renewals-section.tsx';
import { RulesMailSection } from './rules-mail-section.tsx';
import { Section } from './section.tsx';

export function Profile({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-8">
      <PageTop title={t('profile.title')} lead={t('profile.lead')} />
      <AccountCard user={user} />
      <div>
        {!user.isProven && <ProofSection user={user} />}
        {user.hasEarlier && <EarlierSection user={user} />}
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <FactorsSection isProven={user.isProven} />
        <RulesMailSection />
        <RenewalsSection />
        <ExportSection />
        <LeaveSection />
        <DeleteAccount user={user} />
      </div>
    </div>
  );
}

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'));

function DeleteAccount({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('profile.deletion.title')} lead={t('profile.deletion.lead')}>
      <Button onClick={() => setAsking(true)} className="text-fail! max-sm:w-full">
        {t('profile.deletion.open')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeletionDialog user={user} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function ExportSection() {
  const { t } = useTranslation(['account', 'engine']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(requestLine('exportAccount').url, t('profile.export.file')),
    onSuccess: () => showSuccess(t('profile.export.done')),
    onError: (error) => showError(t('profile.export.failed'), errorText(t, error)),
  });
  return (
    <Section title={t('profile.export.title')} lead={t('profile.export.lead')}>
      <Button busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
        {!isPending && <Icon name="download" />}
        <span aria-live="polite">{t(isPending ? 'profile.export.busy' : 'profile.export.action')}</span>
      </Button>
    </Section>
  );
}

function PasswordSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  return (
    <Section
      title={t('profile.password.title')}
      lead={t(user.hasPassword ? 'profile.password.lead' : 'profile.password.firstLead')}
    >
      <div className="max-w-md">
        <NewPasswordForm
          email={user.email}
          alone={false}
          asks={user.hasPassword ? 'password' : 'code'}
          action={t('profile.password.action')}
          onDone={() => showSuccess(t('toast.passwordUpdated.title'), t('profile.password.saved'))}
        />
      </div>
    </Section>
  );
}

function LeaveSection() {
  const { t } = useTranslation(['account', 'engine']);
  const leave = useLeave();
  const everywhere = useMutation({
    mutationFn: async () => {
      // This throws if the service is unreachable, so success is never reported falsely.
      const { error } = await (await authClient()).signOut({ scope: 'others' });
      if (error) throw error;
      await leave();
    },
    onError: (error) => showError(t('profile.leave.failed'), errorText(t, error)),
  });

  return (
    <Section title={t('profile.leave.title')} lead={t('profile.leave.lead')}>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button onClick={() => void leave()}>{t('profile.leave.here')}</Button>
        <Button variant="quiet" busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
          {t('profile.leave.everywhere')}
        </Button>
      </div>
    </Section>
  );
}
