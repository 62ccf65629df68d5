import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { showError } from '../../../components/toaster.tsx';
import { authClient } from '../../../session/auth-client.ts';
import { useLeave } from '../../../session/use-leave.ts';
import { errorText } from '../error-text.ts';
import { Section } from './section.tsx';

export function LeaveSection() {
  const { t } = useTranslation(['account', 'engine']);
  const leave = useLeave();
  const [busy, setBusy] = useState(false);

  const leaveEverywhere = async () => {
    setBusy(true);
    try {
      // This throws if the service is unreachable, so success is never reported falsely.
      await endOtherSessions();
      await leave();
    } catch (error) {
      showError(t('profile.leave.failed'), errorText(t, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section title={t('profile.leave.title')} lead={t('profile.leave.lead')}>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button onClick={() => void leave()}>{t('profile.leave.here')}</Button>
        <Button look="quiet" busy={busy} disabled={busy} onClick={() => void leaveEverywhere()}>
          {t('profile.leave.everywhere')}
        </Button>
      </div>
    </Section>
  );
}

async function endOtherSessions(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'others' });
  if (error) throw error;
}
