import { arrival } from './arrival.ts';
import { sessionStorageKey } from './storage-key.ts';
import { stored } from './stored.ts';

type Client = InstanceType<typeof import('@supabase/auth-js').AuthClient>;

let opened: Promise<Client> | undefined;

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
    detectSessionInUrl: () => arrival.kind !== 'plain',
    flowType: 'implicit',
  });
}

export function mayHaveSession(): boolean {
  return isSessionStored() || arrival.kind !== 'plain';
}

export function isSessionStored(): boolean {
  return stored('localStorage', sessionStorageKey) !== null;
}

export async function accessToken(): Promise<string | null> {
  if (!opened && !mayHaveSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}
