import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../../components/toaster.tsx';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { proveAddress } from '../api/password.ts';
import { CodeForm } from '../fields/code-form.tsx';
import { MailCodeButton } from '../fields/mailed-code.tsx';
import { Section } from './section.tsx';

/** Proves the address in the session of the account, so that everything in the account stays. */
export function ProofSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const [isMailed, setMailed] = useState(false);
  const prove = async (code: string) => {
    await proveAddress(code);
    showSuccess(t('profile.proof.done'));
  };
  return (
    <Section title={t('profile.proof.title')} lead={t('profile.proof.lead')}>
      <div className="grid max-w-md gap-5">
        <MailCodeButton onMailed={() => setMailed(true)} />
        {isMailed && (
          <CodeForm
            label={t('profile.email.code', { address: user.email })}
            action={t('profile.proof.action')}
            onCode={prove}
          />
        )}
      </div>
    </Section>
  );
}
