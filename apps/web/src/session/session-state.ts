import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { type Factor, factorsToShow } from './second-factor.ts';

export interface SessionUser {
  id: string;
  email: string;
  /** A new address that waits to be confirmed. */
  emailNew: string | null;
  createdAt: string;
}

/**
 * `loading` until the browser has looked; `second-factor`: the password was right, a code is still to come;
 * `recovering`: here by the link of a mail, to set a new password, after a code where `factors` has any.
 */
export type SessionState =
  | { status: 'loading'; user: null }
  /** `ended`: a session was here and ended elsewhere; `left`: the visitor signed out of the page he looks at. */
  | { status: 'guest'; user: null; since: 'always' | 'ended' | 'left' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'second-factor' | 'recovering'; user: SessionUser; factors: Factor[] };

export const loading: SessionState = { status: 'loading', user: null };
export const guest = { status: 'guest', user: null, since: 'always' } satisfies SessionState;

interface Change {
  event: AuthChangeEvent;
  session: Session | null;
  /** The page was opened by the link for a new password. */
  byRecoveryLink: boolean;
  /** The visitor signs out here and now. */
  byChoice: boolean;
  /** The browser kept a session when the page was opened, and it turned out to be no longer good. */
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
  // The new password has been set once the user was updated.
  if (before.status === 'recovering') return event !== 'USER_UPDATED';
  if (before.status === 'loading') return byRecoveryLink || event === 'PASSWORD_RECOVERY';
  // Where somebody is at work, the link was opened in another tab.
  return event === 'PASSWORD_RECOVERY' && before.status !== 'signed-in';
}

function userOf({ user }: Session): SessionUser {
  const { id, email = '', new_email: emailNew = null, created_at: createdAt } = user;
  return { id, email, emailNew, createdAt };
}
