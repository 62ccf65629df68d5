import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { type Factor, factorsToShow } from './second-factor.ts';

export interface SessionUser {
  id: string;
  email: string;
  emailNew: string | null;
  createdAt: string;
  isOperator: boolean;
  isProven: boolean;
  hasPassword: boolean;
  /** An account of this address was set aside, and its password brings it back. */
  hasEarlier: boolean;
}

/**
 * `loading`: the browser has not looked for a session yet. `second-factor`: the password was right, a code is missing.
 * `recovering`: opened by a mailed link to set a new password, after a code if there are `factors`.
 */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null; since: 'always' | 'ended' | 'left' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'second-factor' | 'recovering'; user: SessionUser; factors: Factor[] };

export const loading: SessionState = { status: 'loading', user: null };
export const guest = { status: 'guest', user: null, since: 'always' } satisfies SessionState;

interface Change {
  event: AuthChangeEvent;
  session: Session | null;
  byRecoveryLink: boolean;
  byChoice: boolean;
  wasStale: boolean;
}

export function stateAfter(before: SessionState, change: Change): SessionState {
  const { event, session, byRecoveryLink } = change;
  if (!session) return guestAfter(before, change);
  const user = userOf(session);
  const factors = factorsToShow(session);
  if (isRecovering(before, event, byRecoveryLink)) return { status: 'recovering', user, factors };
  return factors.length > 0 ? { status: 'second-factor', user, factors } : { status: 'signed-in', user };
}

function guestAfter(before: SessionState, { byChoice, wasStale }: Change): SessionState {
  if (before.status === 'guest') return before;
  if (before.user === null && !wasStale) return guest;
  return { status: 'guest', user: null, since: byChoice ? 'left' : 'ended' };
}

function isRecovering(before: SessionState, event: AuthChangeEvent, byRecoveryLink: boolean): boolean {
  if (before.status === 'recovering') return event !== 'USER_UPDATED';
  if (before.status === 'loading') return byRecoveryLink || event === 'PASSWORD_RECOVERY';
  // In a tab that is in use, the link was opened in another tab.
  return event === 'PASSWORD_RECOVERY' && before.status !== 'signed-in';
}

function userOf({ user }: Session): SessionUser {
  const { id, email = '', new_email: emailNew = null, created_at: createdAt, app_metadata: facts } = user;
  return {
    ...{ id, email, emailNew, createdAt },
    isOperator: facts?.operator === true,
    // A session that was stored by an earlier release does not say.
    isProven: facts?.proven !== false,
    hasPassword: facts?.password !== false,
    hasEarlier: facts?.earlier === true,
  };
}
