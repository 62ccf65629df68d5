import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrival, type MailPurpose } from '../../../session/arrival.ts';
import { useArrivalReports } from '../../../session/session-provider.tsx';

export function useSpentLink(): MailPurpose | undefined {
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
