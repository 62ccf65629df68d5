import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { sentenceGap } from '../../../shell/i18n/joined-sentences.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import {
  type CodePurpose,
  redeemMailCode,
  requestSignInLink,
  resendConfirmation,
} from '../api/credentials.ts';
import { requestPasswordReset } from '../api/password.ts';
import { errorText } from '../error-text.ts';
import { CodeForm } from '../fields/code-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { pathAfterSignIn } from './use-go-on.ts';

interface ConfirmAddressProps {
  purpose: CodePurpose;
  email: string;
  onBack: () => void;
}

const sendsAgain: Readonly<Record<CodePurpose, (email: string, path: string) => Promise<void>>> = {
  signup: (email) => resendConfirmation(email),
  recovery: (email) => requestPasswordReset(email),
  magiclink: requestSignInLink,
};

export function ConfirmAddress({ purpose, email, onBack }: ConfirmAddressProps) {
  const { t } = useTranslation(['account', 'engine']);
  const language = useLanguage();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);

  const sendAgain = async () => {
    setBusy(true);
    try {
      await sendsAgain[purpose](email, pathAfterSignIn(search));
      showSuccess(t('toast.mailed.title'), t('toast.mailed.body'));
    } catch (error) {
      showError(t('toast.error'), errorText(t, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthCard
      title={t('auth.mailed.title')}
      lead={
        <>
          {t(purpose === 'magiclink' ? 'auth.link.sent' : 'auth.mailed.lead')}
          {sentenceGap(language)}
          <bdi className="font-medium break-all text-ink">{email}</bdi>
        </>
      }
      back={{ label: t('auth.back'), to: onBack }}
    >
      <CodeForm
        label={t('fields.mailCode')}
        action={t('auth.mailed.action')}
        onCode={(code) => redeemMailCode(purpose, email, code)}
      >
        <Button variant="quiet" busy={busy} onClick={() => void sendAgain()}>
          {t('auth.mailed.again')}
        </Button>
      </CodeForm>
    </AuthCard>
  );
}
