import type { Session } from '@supabase/auth-js';

export interface Factor {
  id: string;
  name: string;
}

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
