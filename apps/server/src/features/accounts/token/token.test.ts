import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { bearer, openAccountServer, password } from '../../../testing/account-server.ts';
import { patiently } from '../../../testing/patiently.ts';

const server = await openAccountServer();
const { service, url, newEmail, open, signedUp, get, post, signIn } = server;
afterEach(() => server.leave());
afterAll(() => server.close());

describe("Supabase's client", () => {
  it('signs up and is signed in at once', async () => {
    const { client, events, email, session } = await signedUp();
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(session.user.identities).toHaveLength(1);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email, role: 'authenticated', factors: [] });
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ email, aal: 'aal1', sub: session.user.id });
  });

  it('signs in with the password, in any case of the address', async () => {
    const { email } = await signedUp();
    const { client, events } = open();
    const { data, error } = await client.signInWithPassword({ email: email.toUpperCase(), password });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect(events).toContain('SIGNED_IN');
  });

  it('refreshes the session', async () => {
    const { client, events, session } = await signedUp();
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(events.at(-1)).toBe('TOKEN_REFRESHED');
  });

  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('signs out with scope %s', async (scope, alive) => {
    const here = await signedUp();
    const there = open();
    const { data } = await there.client.signInWithPassword({ email: here.email, password });
    expect((await here.client.signOut({ scope })).error).toBeNull();
    expect(here.events.at(-1) === 'SIGNED_OUT').toBe(scope !== 'others');
    const isAlive = async (token: string) => (await open().client.getUser(token)).error === null;
    const tokens = [here.session.access_token, data.session!.access_token];
    expect(await Promise.all(tokens.map(isAlive))).toEqual(alive);
  });

  it('signs out although its session has already ended', async () => {
    const { client, events, session } = await signedUp();
    await fetch(`${url}/auth/v1/logout`, { method: 'POST', headers: bearer(session.access_token) });
    expect((await client.signOut()).error).toBeNull();
    expect(events.at(-1)).toBe('SIGNED_OUT');
  });

  it('keeps the session and backs off while the server is down', async () => {
    const { stored, session } = await signedUp();
    const times: number[] = [];
    const failing = vi.fn(async () => {
      times.push(Date.now());
      throw new TypeError('fetch failed');
    });
    const offline = open({ fetch: failing as never });
    const refreshing = offline.client.refreshSession({ refresh_token: session.refresh_token });
    await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(3), patiently);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(190);
    expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(390);
    expect(stored.size).toBe(1);
    failing.mockImplementation((...given: unknown[]) => fetch(...(given as [string])) as never);
    const { data, error } = await refreshing;
    expect([error, data.session?.user.id]).toEqual([null, session.user.id]);
  });

  it('removes the session when its token has expired and the refresh is refused', async () => {
    const { client, events, stored, session } = await signedUp();
    await fetch(`${url}/auth/v1/logout`, { method: 'POST', headers: bearer(session.access_token) });
    for (const [key, value] of stored) stored.set(key, value.replace(/"expires_at":\d+/, '"expires_at":1'));
    const { error } = await client.refreshSession();
    expect(error?.code).toBe('refresh_token_not_found');
    expect(events.at(-1)).toBe('SIGNED_OUT');
    expect(stored.size).toBe(0);
  });
});

describe('refresh tokens', () => {
  const refresh = (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token });

  it('give two tabs that come together the same successor', async () => {
    const { session } = await signedUp();
    const answers = await Promise.all([1, 2, 3].map(() => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it('that come again later end the whole session', async () => {
    const { session } = await signedUp();
    const { body: next } = await refresh(session.refresh_token);
    service.wait(11_000);
    const reused = await refresh(session.refresh_token);
    expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used']);
    expect((await refresh(next.refresh_token)).body.code).toBe('refresh_token_already_used');
    const { body } = await get('/user', next.access_token);
    expect(body.code).toBe('session_not_found');
  });
});

describe('guesses', () => {
  it('429: the twenty-first guess, also when all come at once; sign-ins do not count', async () => {
    const { email } = await signedUp();
    for (let round = 0; round < 3; round++) {
      const right = await Promise.all(Array.from({ length: 10 }, () => signIn(email, password)));
      expect(right.every(({ status }) => status === 200)).toBe(true);
    }
    const wrong = await Promise.all(Array.from({ length: 24 }, () => signIn(email, 'a guess')));
    const refused = wrong.filter(({ body }) => body.code === 'over_request_rate_limit');
    expect(refused).toHaveLength(4);
    expect((await signIn(email, password)).status).toBe(429);
    await service.waitForLimits(15 * 60_000);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('cannot tell a known one by how long a sign-in takes', async () => {
    const { email } = await signedUp();
    const stranger = newEmail();
    const msOf = async (address: string) => {
      const begun = performance.now();
      await signIn(address, 'wrong password');
      return performance.now() - begun;
    };
    await msOf(newEmail());
    // The minimum of alternating runs is compared, because other load only makes runs slower.
    let [known, unknown] = [Infinity, Infinity];
    const ratio = () => Math.max(known, unknown) / Math.min(known, unknown);
    for (let turn = 0; turn < 7 || (ratio() >= 2 && turn < 50); turn++) {
      known = Math.min(known, await msOf(email));
      unknown = Math.min(unknown, await msOf(stranger));
    }
    expect(ratio()).toBeLessThan(2);
  });
});
