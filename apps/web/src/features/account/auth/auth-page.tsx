import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showSuccess } from '../../../components/toaster.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { arrival, type MailPurpose } from '../../../shell/session/arrival.ts';
import { useArrivalReports, useFollowSession, useSession } from '../../../shell/session/session-provider.tsx';
import { NewPasswordForm } from '../new-password-form.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInOrUp } from './sign-in-or-up.tsx';
import { useGoOn } from './use-go-on.ts';

type View = 'tabs' | 'reset' | 'link' | keyof typeof codePurposes;

export function AuthPage() {
  const session = useSession();
  const [view, setView] = useState<View>('tabs');
  const [email, setEmail] = useState('');
  const [mailedTo, setMailedTo] = useState<string>();
  const spent = useSpentLink();
  const follow = useFollowSession();
  useEffect(follow, [follow]);
  useGoOn(session.status);
  useHeadingFocus(session.status === 'guest' ? view : session.status === 'loading' ? null : session.status);

  const show = (next: View, address: string) => {
    setEmail(address);
    setView(next);
    window.scrollTo({ top: 0 });
  };

  switch (session.status) {
    case 'signed-in':
      return <Waiting />;
    case 'second-factor':
      return <SecondFactor purpose="sign-in" factors={session.factors} />;
    case 'recovering':
      return session.factors.length > 0 ? (
        <SecondFactor purpose="new-password" factors={session.factors} />
      ) : (
        <NewPassword email={session.user.email} />
      );
    case 'loading':
    case 'guest':
  }
  const isLoading = session.status === 'loading';
  const back = (address: string) => show('tabs', address);
  if (view === 'reset' || view === 'link') {
    const isReset = view === 'reset';
    const sent = (address: string) => {
      if (isReset) setMailedTo(address);
      show(isReset ? 'tabs' : 'link-code', isReset ? '' : address);
    };
    return (
      <AskForLink purpose={isReset ? 'recovery' : 'magiclink'} email={email} onSent={sent} onBack={back} />
    );
  }
  if (view !== 'tabs') {
    const to = view === 'reset-code' ? (mailedTo ?? '') : email;
    return <ConfirmAddress purpose={codePurposes[view]} email={to} onBack={() => back(email)} />;
  }
  return (
    // Prerendered for guests; it stays invisible while a stored session is still being loaded.
    <div className={isLoading ? 'in-[[data-session]]:invisible' : ''}>
      <SignInOrUp
        email={email}
        ended={!isLoading && session.since === 'ended'}
        spentLink={isLoading ? undefined : spent}
        resetMailed={mailedTo !== undefined}
        onForgot={(address) => show('reset', address)}
        onLink={(address) => show('link', address)}
        onResetCode={(address) => show('reset-code', address)}
        onUnconfirmed={(address) => show('confirm', address)}
      />
    </div>
  );
}

const codePurposes = { 'reset-code': 'recovery', 'link-code': 'magiclink', confirm: 'signup' } as const;

function useHeadingFocus(view: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && view !== null && before.current !== view) {
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
    before.current = view;
  }, [view]);
}

function useSpentLink(): MailPurpose | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reports = useArrivalReports();
  const [purpose] = useState(() =>
    arrival.kind === 'spent-link' && !reports.has('auth') ? arrival.purpose : undefined,
  );

  useEffect(() => {
    if (reports.has('auth') || arrival.kind !== 'spent-link') return;
    reports.add('auth');
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, navigate, reports]);

  return purpose;
}

function NewPassword({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return (
    <AuthCard
      title={t('auth.newPassword.title')}
      lead={t('auth.newPassword.lead')}
      back={{ label: t('auth.home'), to: '/' }}
    >
      <NewPasswordForm
        email={email}
        alone
        asks="nothing"
        action={t('auth.newPassword.action')}
        onDone={() => showSuccess(t('toast.passwordUpdated.title'), t('toast.passwordUpdated.body'))}
      />
    </AuthCard>
  );
}
