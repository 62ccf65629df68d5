import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { mailTo, openAuthClient, type TestClient } from './auth-client.ts';
import { openTestService } from './test-service.ts';

export const password = 'correct horse';

/** A listening service and clients of its accounts: Supabase's own and plain requests. */
export async function openAccountServer() {
  const service = await openTestService();
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const clients: TestClient[] = [];
  let people = 0;
  const newEmail = () => `person${++people}@example.org`;

  function open(options = {}): TestClient {
    const opened = openAuthClient(url, options);
    clients.push(opened);
    return opened;
  }

  async function signedUp(options = {}) {
    const opened = open(options);
    const email = newEmail();
    const { data, error } = await opened.client.signUp({ email, password });
    expect(error).toBeNull();
    return { ...opened, email, session: data.session! };
  }

  /** Signed up and proven by a mailed code, as in the profile. */
  async function proven(options = {}) {
    const opened = await signedUp(options);
    await opened.client.reauthenticate();
    const { code: nonce } = await mailTo(join(service.dataDir, 'outbox'), opened.email);
    expect((await opened.client.updateUser({ nonce } as object)).error).toBeNull();
    return opened;
  }

  async function call(method: string, path: string, body?: object, token?: string) {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && bearer(token)) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const version = response.headers.get('x-supabase-api-version');
    return { status: response.status, body: text ? JSON.parse(text) : {}, version };
  }

  return {
    ...{ service, url, newEmail, open, signedUp, proven, call },
    get: (path: string, token?: string) => call('GET', path, undefined, token),
    post: (path: string, body?: object) => call('POST', path, body),
    signIn: (email: string, given: string) =>
      call('POST', '/token?grant_type=password', { email, password: given }),
    /** Call this after each test. */
    leave: async () => {
      vi.unstubAllGlobals();
      await Promise.all(clients.splice(0).map((each) => each.close()));
    },
    close: () => service.close(),
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
