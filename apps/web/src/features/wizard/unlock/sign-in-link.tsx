import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';

interface SignInLinkProps {
  /** Address in the dashboard to continue at after signing in. */
  next: string;
  look: 'stamp' | 'outline';
}

export function SignInLink({ next, look }: SignInLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to={`/auth?${new URLSearchParams({ next })}`} className={buttonClass({ look, size: 'lg' })}>
      {t('unlock.signInAction')}
    </Link>
  );
}
