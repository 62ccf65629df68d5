import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrival, type MailPurpose } from '../../../session/arrival.ts';

let told = false;

/** Returns, only once, the purpose of the expired link that opened this page. */
export function useSpentLink(): MailPurpose | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [purpose] = useState(() => (arrival.kind === 'spent-link' && !told ? arrival.purpose : undefined));

  useEffect(() => {
    if (told || arrival.kind !== 'spent-link') return;
    told = true;
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, navigate]);

  return purpose;
}
