import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { arrival } from './arrival.ts';
import { authClient, isSessionKept, mayHaveSession } from './auth-client.ts';
import { guest, loading, type SessionState, stateAfter } from './session-state.ts';
import { isSigningOut } from './sign-out.ts';
import { sessionStorageKey } from './storage-key.ts';

export type { SessionState, SessionUser } from './session-state.ts';

const SessionContext = createContext<SessionState>(loading);

export function useSession(): SessionState {
  return use(SessionContext);
}

interface SessionProviderProps {
  /** Called after a sign-in, but not for a session that was already there when the page was opened. */
  onSignIn: () => void;
  children: ReactNode;
}

/** Follows the session of this browser across its tabs. Guests never load the auth client. */
export function SessionProvider({ onSignIn, children }: SessionProviderProps) {
  const [state, setState] = useState(loading);
  const { pathname } = useLocation();
  useOnSignIn(state.status, onSignIn);

  const isOut = state.status === 'guest' && state.since === 'left' && !pathname.startsWith('/dashboard');
  useEffect(() => {
    // Outside the signed-in area, a signed-out user is an ordinary guest.
    if (isOut) setState(guest);
  }, [isOut]);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    let begun = false;
    const wasKept = isSessionKept();
    const follow = async () => {
      if (begun) return;
      begun = true;
      const client = await authClient();
      if (gone) return;
      const { data } = client.onAuthStateChange((event, session) => {
        const byRecoveryLink = arrival.kind === 'link' && arrival.purpose === 'recovery';
        const wasStale = wasKept && !isSessionKept();
        const change = { event, session, byRecoveryLink, byChoice: isSigningOut(), wasStale };
        setState((before) => stateAfter(before, change));
      });
      stop = () => data.subscription.unsubscribe();
    };
    const begin = (event: StorageEvent) => {
      if (event.key === sessionStorageKey) void follow();
    };
    if (mayHaveSession() || /^\/(auth|dashboard)(\/|$)/.test(window.location.pathname)) void follow();
    else {
      setState(guest);
      // Signing in, in this tab or another one, loads the client.
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

function useOnSignIn(status: SessionState['status'], onSignIn: () => void): void {
  const before = useRef(status);
  useEffect(() => {
    const isNew = before.current !== 'loading' || arrival.kind === 'link';
    if (status === 'signed-in' && before.current !== 'signed-in' && isNew) onSignIn();
    before.current = status;
  }, [status, onSignIn]);
}

let onFirstUse: (() => void) | undefined;

/** To be called by pages that are about to use the client, so that what happens there is followed. */
export function followSession(): void {
  const start = onFirstUse;
  onFirstUse = undefined;
  start?.();
}
