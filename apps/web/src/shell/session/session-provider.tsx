import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { arrival } from './arrival.ts';
import { authClient, isSessionStored, mayHaveSession } from './auth-client.ts';
import { guest, loading, type SessionState, stateAfter } from './session-state.ts';
import { signOut } from './sign-out.ts';
import { sessionStorageKey } from './storage-key.ts';

export type { SessionState, SessionUser } from './session-state.ts';

interface Session {
  state: SessionState;
  follow: () => void;
  leave: () => Promise<void>;
  reports: Set<'auth'>;
}

const SessionContext = createContext<Session>({
  state: loading,
  follow: () => {},
  leave: signOut,
  reports: new Set(),
});

export function useSession(): SessionState {
  return use(SessionContext).state;
}

export function useFollowSession(): () => void {
  return use(SessionContext).follow;
}

export function useSignOut(): () => Promise<void> {
  return use(SessionContext).leave;
}

export function useArrivalReports(): Session['reports'] {
  return use(SessionContext).reports;
}

interface SessionProviderProps {
  onSignIn: () => void;
  children: ReactNode;
}

/** Follows the session of this browser across its tabs. Guests never load the auth client. */
export function SessionProvider({ onSignIn, children }: SessionProviderProps) {
  const [state, setState] = useState(loading);
  const start = useRef(() => {});
  const isLeaving = useRef(false);
  const [stable] = useState(() => ({
    follow: () => start.current(),
    leave: async () => {
      isLeaving.current = true;
      await signOut().finally(() => {
        isLeaving.current = false;
      });
    },
    reports: new Set<'auth'>(),
  }));
  const { pathname } = useLocation();
  useOnSignIn(state.status, onSignIn);

  const isOut = state.status === 'guest' && state.since === 'left' && !pathname.startsWith('/dashboard');
  useEffect(() => {
    if (isOut) setState(guest);
  }, [isOut]);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    let begun = false;
    const wasStored = isSessionStored();
    const follow = async () => {
      if (begun) return;
      begun = true;
      const client = await authClient();
      if (gone) return;
      const { data } = client.onAuthStateChange((event, session) => {
        const byRecoveryLink = arrival.kind === 'link' && arrival.purpose === 'recovery';
        const wasStale = wasStored && !isSessionStored();
        const change = { event, session, byRecoveryLink, byChoice: isLeaving.current, wasStale };
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
      start.current = () => void follow();
      window.addEventListener('storage', begin);
    }
    return () => {
      gone = true;
      stop();
      start.current = () => {};
      window.removeEventListener('storage', begin);
    };
  }, []);

  const session = useMemo(() => ({ state, ...stable }), [state, stable]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useOnSignIn(status: SessionState['status'], onSignIn: () => void): void {
  const before = useRef(status);
  useEffect(() => {
    const isNew = before.current !== 'loading' || arrival.kind === 'link';
    if (status === 'signed-in' && before.current !== 'signed-in' && isNew) onSignIn();
    before.current = status;
  }, [status, onSignIn]);
}
