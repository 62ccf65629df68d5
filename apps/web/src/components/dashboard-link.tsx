import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../session/session-provider.tsx';
import { buttonClass } from './button.tsx';

/** Only for who is signed in; on a phone the avatar leads there. */
export function DashboardLink() {
  const { t } = useTranslation();
  if (useSession().status !== 'signed-in') return null;
  return (
    <Link to="/dashboard" className={`${buttonClass({ look: 'ink' })} me-2 max-sm:hidden`}>
      {t('header.dashboard')}
    </Link>
  );
}
