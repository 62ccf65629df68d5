import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showSuccess } from '../../../components/toaster.tsx';
import { arrival } from '../../../session/arrival.ts';
import { useArrivalReports } from '../../../session/session-provider.tsx';

export function useEmailLink(): boolean {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const reports = useArrivalReports();
  const [spent] = useState(
    () => !reports.has('profile') && arrival.kind === 'spent-link' && arrival.purpose === 'email_change',
  );

  useEffect(() => {
    if (reports.has('profile') || arrival.kind === 'plain' || arrival.purpose !== 'email_change') return;
    reports.add('profile');
    if (arrival.kind === 'link') showSuccess(t('profile.email.changed'));
    void navigate(pathname, { replace: true });
  }, [t, pathname, navigate, reports]);

  return spent;
}
