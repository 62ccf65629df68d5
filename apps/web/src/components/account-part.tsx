import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../shell/session/session-provider.tsx';
import { Avatar } from './avatar.tsx';
import { buttonClass } from './button.tsx';
import { ProfileButton } from './profile-button.tsx';
import { useFirstPress } from './use-first-press.ts';

export function AccountPart() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <>
        <ProfileMenu email={session.user.email} />
        <Link
          to="/dashboard"
          aria-label={t('header.openDashboard')}
          className="grid size-11 place-items-center rounded-full sm:hidden"
        >
          <Avatar email={session.user.email} />
        </Link>
      </>
    );
  }
  if (session.status !== 'loading') return <SignInLink />;
  return (
    <>
      {/* The served page holds both; mark-visitor.ts marks which one this visitor sees. */}
      <SignInLink className="in-data-session:hidden" />
      <span className="hidden h-11 min-w-11 place-items-center in-data-session:grid sm:min-w-15 sm:ps-1 sm:justify-items-start">
        <Avatar />
      </span>
    </>
  );
}

function SignInLink({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/auth"
      className={`${buttonClass({ variant: 'outline' })} mx-2 text-center whitespace-nowrap max-sm:mx-1 max-sm:px-2.5 max-[22.5rem]:whitespace-normal ${className}`}
    >
      {t('header.signIn')}
    </Link>
  );
}

const loadMenu = () => import('./profile-menu-open.tsx');

function ProfileMenu({ email }: { email: string }) {
  const { Opened, pressProps } = useFirstPress(loadMenu);
  return Opened ? (
    <Opened email={email} />
  ) : (
    <ProfileButton email={email} aria-expanded={false} {...pressProps} />
  );
}
