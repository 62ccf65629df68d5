import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { authClient, mayHaveSession, sessionStorageKey } from './auth-client.ts';
import { needsSecondFactor } from './second-factor.ts';

export interface SessionUser {
  id: string;
  email: string;
  createdAt: string;
}

/**
 * `loading` until the browser has looked; `second-factor`: the password was right, a code is still to come;
 * `recovering`: here by the link of a mail, to set a new password.
 */
export type SessionState =
  | { status: 'loading' | 'guest'; user: null }
  | { status: 'signed-in' | 'second-factor' | 'recovering'; user: SessionUser };

const loading: SessionState = { status: 'loading', user: null };
const guest: SessionState = { status: 'guest', user: null };

const SessionContext = createContext<SessionState>(loading);

export function useSession(): SessionState {
  return use(SessionContext);
}

/** Follows the session of this browser, whichever tab changes it; a guest never fetches the client. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(loading);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const follow = async () => {
      const client = await authClient();
      if (gone) return;
      const { data } = client.onAuthStateChange((event, session) => {
        setState((before) => stateAfter(before, event, session));
      });
      stop = () => data.subscription.unsubscribe();
    };
    const begin = (event: StorageEvent) => {
      if (event.key !== sessionStorageKey) return;
      window.removeEventListener('storage', begin);
      void follow();
    };
    if (mayHaveSession() || /^\/(auth|dashboard)(\/|$)/.test(window.location.pathname)) void follow();
    else {
      setState(guest);
      // Signing in somewhere in this tab or another one starts the client.
      onFirstUse = () => void follow();
      window.addEventListener('storage', begin);
    }
    return () => {
      gone = true;
      stop();
      onFirstUse = undefined;
      window.removeEventListener('storage', begin);
    };
  }, []);

  return <SessionContext value={state}>{children}</SessionContext>;
}

let onFirstUse: (() => void) | undefined;

/** To be called by pages that are about to use the client, so that what happens there is followed. */
export function followSession(): void {
  const start = onFirstUse;
  onFirstUse = undefined;
  start?.();
}

function stateAfter(before: SessionState, event: AuthChangeEvent, session: Session | null): SessionState {
  if (!session) return guest;
  const { id, email = '', created_at: createdAt } = session.user;
  const user = { id, email, createdAt };
  if (event === 'PASSWORD_RECOVERY') return { status: 'recovering', user };
  // The new password has been set once the user was updated.
  if (before.status === 'recovering' && event !== 'USER_UPDATED') return { status: 'recovering', user };
  return { status: needsSecondFactor(session) ? 'second-factor' : 'signed-in', user };
}
