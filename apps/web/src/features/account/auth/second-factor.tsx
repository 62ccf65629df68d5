import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import type { Factor } from '../../../shell/session/second-factor.ts';
import { useSignOut } from '../../../shell/session/session-provider.tsx';
import { showFactor } from '../api/factors.ts';
import { CodeForm } from '../fields/code-form.tsx';
import { AuthCard } from './auth-card.tsx';

interface SecondFactorProps {
  purpose: 'sign-in' | 'new-password';
  factors: Factor[];
}

export function SecondFactor({ purpose, factors }: SecondFactorProps) {
  const { t } = useTranslation('account');
  const signOut = useSignOut();
  const [isLost, setLost] = useState(false);
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');

  const verify = async (code: string) => {
    await showFactor(chosen, code);
    if (purpose === 'sign-in') showSuccess(t('toast.welcome.title'), t('toast.welcome.body'));
  };

  return (
    <AuthCard
      title={t('auth.code.title')}
      lead={t(isLost ? 'auth.code.recovery' : leads[purpose])}
      back={{ label: t('auth.home'), to: '/' }}
    >
      {factors.length > 1 && !isLost && (
        <Select
          label={t('auth.code.which')}
          value={chosen}
          onChange={setChosen}
          options={factors.map(({ id, name }) => [id, name] as const)}
        />
      )}
      <CodeForm
        key={String(isLost)}
        label={t(isLost ? 'fields.recoveryCode' : 'fields.code')}
        action={t('auth.code.action')}
        isRecovery={isLost}
        onCode={verify}
      >
        {!isLost && (
          <Button variant="quiet" onClick={() => setLost(true)}>
            {t('auth.code.lost')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void signOut()}>
          {t('auth.code.leave')}
        </Button>
      </CodeForm>
    </AuthCard>
  );
}

const leads = { 'sign-in': 'auth.code.signIn', 'new-password': 'auth.code.newPassword' } as const;
