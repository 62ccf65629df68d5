import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showSuccess } from '../../../components/toaster.tsx';
import { arrival } from '../../../session/arrival.ts';

let told = false;

/** Tells once that the link opened here has confirmed the new address; true where it was no longer good. */
export function useEmailLink(): boolean {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [spent] = useState(
    () => !told && arrival.kind === 'spent-link' && arrival.purpose === 'email_change',
  );

  useEffect(() => {
    if (told || arrival.kind === 'plain' || arrival.purpose !== 'email_change') return;
    told = true;
    if (arrival.kind === 'link') showSuccess(t('profile.email.changed'));
    // What is left of the link goes from the address.
    void navigate(pathname, { replace: true });
  }, [t, pathname, navigate]);

  return spent;
}
