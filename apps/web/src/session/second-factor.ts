import type { Session } from '@supabase/auth-js';

/** The account has a verified factor, and this session has not shown it. */
export function needsSecondFactor(session: Session): boolean {
  const enrolled = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return enrolled && levelOf(session.access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
