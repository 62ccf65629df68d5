import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showSuccess } from '../../../components/toaster.tsx';
import { arrival } from '../../../session/arrival.ts';

let told = false;

/** Tells once that the link opened here has confirmed the new address; true where it was no longer good. */
export function useEmailLink(): boolean {
  const { t } = useTranslation('account');
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [spent] = useState(
    () => !told && arrival.kind === 'spent-link' && arrival.purpose === 'email_change',
  );

  useEffect(() => {
    const confirmed = arrival.kind === 'link' && arrival.purpose === 'email_change';
    if (confirmed && !told) showSuccess(t('profile.email.changed'));
    told = true;
    if (hash.includes('error')) void navigate(pathname, { replace: true });
  }, [t, hash, pathname, navigate]);

  return spent;
}
