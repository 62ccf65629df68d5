import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthChangeEvent, AuthClient, type GoTrueClientOptions } from '@supabase/auth-js';
import { readOutbox, type StoredMail } from '../platform/mail/outbox.ts';

export interface TestClient {
  client: InstanceType<typeof AuthClient>;
  events: AuthChangeEvent[];
  stored: Map<string, string>;
  /** Stops its timers. */
  close(): Promise<void>;
}

/** Supabase's own client as the page uses it, with an inspectable storage. */
export function openAuthClient(url: string, options: GoTrueClientOptions = {}): TestClient {
  const stored = new Map<string, string>();
  const events: AuthChangeEvent[] = [];
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    storageKey: `test-${Math.random()}`,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    ...options,
  });
  const { data } = client.onAuthStateChange((event) => void events.push(event));
  const close = async () => {
    data.subscription.unsubscribe();
    await client.stopAutoRefresh();
  };
  return { client, events, stored, close };
}

/** Waits for the newest mail, because mails are sent after the answer. Mails from before `since` do not count. */
export async function mailTo(
  folder: string,
  to: string,
  since = new Date(0),
): Promise<StoredMail & { link: string; code: string }> {
  for (let tries = 0; tries < 1000; tries++) {
    const found = (await readOutbox(folder)).find((mail) => mail.to === to && new Date(mail.sentAt) >= since);
    if (found) {
      const link = /https?:\/\/\S+/.exec(found.text)?.[0] ?? '';
      return { ...found, link, code: /\b\d{6}\b/.exec(found.text)?.[0] ?? '' };
    }
    await sleep(20);
  }
  throw new Error(`no mail to ${to}`);
}
