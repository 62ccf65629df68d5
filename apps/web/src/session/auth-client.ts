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

/** Somebody was signed in on this browser, or comes by a link that signs in. */
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

/** For calls of the API; null for a guest. Refreshed by the client when it is about to expire. */
export async function accessToken(): Promise<string | null> {
  if (!opened && !mayHaveSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}
