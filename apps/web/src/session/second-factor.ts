import type { Session } from '@supabase/auth-js';

export interface Factor {
  id: string;
  /** As its owner sees it; empty where it was never named. */
  name: string;
}

/** What the account asks for and this session has not shown: a code of one of these; empty when nothing is. */
export function factorsToShow(session: Session): Factor[] {
  if (levelOf(session.access_token) === 'aal2') return [];
  return (session.user.factors ?? [])
    .filter(({ status }) => status === 'verified')
    .map(({ id, friendly_name: name = '' }) => ({ id, name }));
}

function levelOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
