import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isDocumentType } from '../../../photo/document-type.ts';
import { begunPhoto } from '../../../shell/session/begun-photo.ts';
import { nextPath } from '../../../shell/session/next-path.ts';
import type { SessionState } from '../../../shell/session/session-state.ts';

const afterRecoveryMs = 1000;

function begunAt(): string | undefined {
  const begun = begunPhoto();
  return begun?.isHere && isDocumentType(begun.documentType) ? `/dashboard/${begun.documentType}` : undefined;
}

export function pathAfterSignIn(search: string): string {
  return nextPath(search, begunAt());
}

export function useGoOn(status: SessionState['status']): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [recovered, setRecovered] = useState(false);

  useEffect(() => {
    if (status === 'recovering') setRecovered(true);
    if (status !== 'signed-in') return;
    const goOn = () => void navigate(pathAfterSignIn(search), { replace: true });
    if (!recovered) return goOn();
    void navigate({ pathname: '/auth', search }, { replace: true });
    const later = setTimeout(goOn, afterRecoveryMs);
    return () => clearTimeout(later);
  }, [status, recovered, search, navigate]);
}
