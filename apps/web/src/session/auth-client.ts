import { arrival } from './arrival.ts';
import { sessionStorageKey } from './storage-key.ts';

type Client = InstanceType<typeof import('@supabase/auth-js').AuthClient>;

let opened: Promise<Client> | undefined;

/** Supabase's client against our own `/auth/v1`; fetched when it is first needed. */
export function authClient(): Promise<Client> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Client> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: sessionStorageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  });
}

/** Whether this browser has a session, or was opened by a link that starts one. */
export function mayHaveSession(): boolean {
  return isSessionKept() || arrival.kind !== 'plain';
}

export function isSessionKept(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Storage may be closed to the page; then only a link can sign in.
    return false;
  }
}

/** Returns the token for API calls; null for a guest. The client refreshes it before it expires. */
export async function accessToken(): Promise<string | null> {
  if (!opened && !mayHaveSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}
