import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { signInPath } from '../../../session/next-path.ts';

interface SignInLinkProps {
  /** Where the work goes on. */
  to: { pathname: string; search: string };
  look: 'stamp' | 'outline';
}

export function SignInLink({ to, look }: SignInLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to={signInPath(to)} className={buttonClass({ look, size: 'lg' })}>
      {t('unlock.signInAction')}
    </Link>
  );
}
