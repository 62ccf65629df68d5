import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showSuccess } from '../../../components/toaster.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { arrival, type MailPurpose } from '../../../session/arrival.ts';
import { useArrivalReports, useFollowSession, useSession } from '../../../session/session-provider.tsx';
import { NewPasswordForm } from '../new-password-form.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInOrUp } from './sign-in-or-up.tsx';
import { useGoOn } from './use-go-on.ts';

type View = 'tabs' | 'reset' | 'reset-code' | 'confirm' | 'link' | 'link-code';

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
  switch (view) {
    case 'reset':
      return (
        <AskForLink
          purpose="recovery"
          email={email}
          onSent={(address) => {
            setMailedTo(address);
            show('tabs', '');
          }}
          onBack={(address) => show('tabs', address)}
        />
      );
    case 'link':
      return (
        <AskForLink
          purpose="magiclink"
          email={email}
          onSent={(address) => show('link-code', address)}
          onBack={(address) => show('tabs', address)}
        />
      );
    case 'link-code':
      return <ConfirmAddress purpose="magiclink" email={email} onBack={() => show('tabs', email)} />;
    case 'reset-code':
      return <ConfirmAddress purpose="recovery" email={mailedTo ?? ''} onBack={() => show('tabs', email)} />;
    case 'confirm':
      return <ConfirmAddress purpose="signup" email={email} onBack={() => show('tabs', email)} />;
    case 'tabs':
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
}

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
      mrz={email}
    >
      <NewPasswordForm
        email={email}
        alone
        action={t('auth.newPassword.action')}
        onDone={() => showSuccess(t('toast.passwordUpdated.title'), t('toast.passwordUpdated.body'))}
      />
    </AuthCard>
  );
}
