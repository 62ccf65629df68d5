import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOutbox } from '../../platform/mail/outbox.ts';
import { mailTo, openAuthClient, type TestClient } from '../../testing/auth-client.ts';
import { openTestService, type TestService } from '../../testing/test-service.ts';
import { totpCode, totpStep } from './factors/totp.ts';

let service: TestService;
let url: string;
const clients: TestClient[] = [];

beforeAll(async () => {
  service = await openTestService();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(clients.splice(0).map((each) => each.close()));
});
afterAll(() => service.close());

let people = 0;
const newEmail = () => `person${++people}@example.org`;
const password = 'correct horse';

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

  it('changes the password and what is said of the user', async () => {
    const { client, events, email } = await signedUp();
    expect((await client.updateUser({ data: { language: 'tr' } })).error).toBeNull();
    const { data, error } = await client.updateUser({ password: 'another one' });
    expect([error, data.user?.user_metadata.language]).toEqual([null, 'tr']);
    expect(events.at(-1)).toBe('USER_UPDATED');
    const { subject } = await mailTo(join(service.dataDir, 'outbox'), email);
    expect(subject).toBe('Şifreniz değiştirildi');
    const other = open().client;
    expect((await other.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await other.signInWithPassword({ email, password: 'another one' })).error).toBeNull();
  });

  it('is in recovery after opening the mailed link, and sets a new password', async () => {
    const { email } = await signedUp();
    const { client } = open();
    const redirectTo = `${url}/auth`;
    expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const opened = await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const landed = opened.headers.get('location')!;
    expect(landed).toMatch(/\/auth#access_token=.*&type=recovery$/);
    pageAt(landed);
    const page = open({ detectSessionInUrl: true });
    await vi.waitFor(() => expect(page.events).toContain('PASSWORD_RECOVERY'));
    expect((await page.client.updateUser({ password: 'a new start' })).error).toBeNull();
    vi.unstubAllGlobals();
    expect((await open().client.signInWithPassword({ email, password: 'a new start' })).error).toBeNull();
    const again = await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(/#error=access_denied&error_code=otp_expired/);
  });

  it('exchanges the code of a link it asked for with a challenge', async () => {
    const { email } = await signedUp();
    const { client, events } = open({ flowType: 'pkce' });
    await client.resetPasswordForEmail(email, { redirectTo: `${url}/auth` });
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const opened = await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
    const code = new URL(opened.headers.get('location')!).searchParams.get('code')!;
    expect((await open({ flowType: 'pkce' }).client.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data, error } = await client.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, email]);
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  it('signs in with a mailed code, once', async () => {
    const { client } = open();
    const email = newEmail();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    const { code: token } = await mailTo(join(service.dataDir, 'outbox'), email);
    const { data, error } = await client.verifyOtp({ email, token, type: 'email' });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.verifyOtp({ email, token, type: 'email' })).error?.code).toBe('otp_expired');
  });

  it('moves to a new address when its mailbox has confirmed it, not before', async () => {
    const { client, email } = await signedUp();
    const moved = newEmail();
    const { data } = await client.updateUser({ email: moved });
    expect([data.user?.email, data.user?.new_email]).toEqual([email, moved]);
    const { link } = await mailTo(join(service.dataDir, 'outbox'), moved);
    await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
    expect((await client.getUser()).data.user?.email).toBe(moved);
    const { text } = await mailTo(join(service.dataDir, 'outbox'), email);
    expect(text).toContain(moved);
    expect((await open().client.signInWithPassword({ email: moved, password })).error).toBeNull();
  });

  it('moves by the code that the new address was sent', async () => {
    const { client } = await signedUp();
    const moved = newEmail();
    await client.updateUser({ email: moved });
    const { code: token } = await mailTo(join(service.dataDir, 'outbox'), moved);
    const { data, error } = await client.verifyOtp({ email: moved, token, type: 'email_change' });
    expect([error, data.user?.email]).toEqual([null, moved]);
  });

  it('proves with a mailed code who changes the password', async () => {
    const { client, email } = await signedUp();
    expect((await client.reauthenticate()).error).toBeNull();
    const { code, link } = await mailTo(join(service.dataDir, 'outbox'), email);
    expect(link).toBe('');
    const wrong = await client.updateUser({ password: 'another one', nonce: 'wrong' });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect((await client.updateUser({ password: 'another one', nonce: code })).error).toBeNull();
  });

  it('enrols a second factor, verifies it and removes it', async () => {
    const { client, events, email } = await signedUp();
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(enrolled.error).toBeNull();
    const { id: factorId, totp } = enrolled.data as { id: string; totp: { qr_code: string; secret: string } };
    expect(totp.qr_code).toContain('<svg');
    const code = totpCode(totp.secret, totpStep(Date.now()));
    const verified = await client.mfa.challengeAndVerify({ factorId, code });
    expect(verified.error).toBeNull();
    expect(events.at(-1)).toBe('MFA_CHALLENGE_VERIFIED');
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });

    const other = open().client;
    await other.signInWithPassword({ email, password });
    const asked = await other.mfa.getAuthenticatorAssuranceLevel();
    expect(asked.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await other.updateUser({ password: 'stolen one' })).error?.code).toBe('insufficient_aal');
    expect((await other.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    const replayed = await other.mfa.challengeAndVerify({ factorId, code });
    expect(replayed.error?.code).toBe('mfa_verification_failed');
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
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
    await vi.waitFor(() => expect(times.length).toBeGreaterThanOrEqual(3), { timeout: 5000 });
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(190);
    expect(times[2]! - times[1]!).toBeGreaterThan(times[1]! - times[0]!);
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

describe('refusals', () => {
  it.each([
    [
      'POST',
      '/signup',
      { email: 'nobody', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    ['POST', '/signup', { email: 'short@example.org', password: '12345' }, 422, 'weak_password'],
    ['POST', '/token?grant_type=password', { email: 'no@example.org', password }, 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=password', { email: 'no@example.org' }, 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=password', { password }, 400, 'validation_failed', 'missing email or phone'],
    [
      'POST',
      '/signup',
      { email: 'none@example.org' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    ['POST', '/signup', { email: 'spaces@example.org', password: '      ' }, 422, 'weak_password'],
    ['POST', '/token?grant_type=magic', {}, 400, 'validation_failed'],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }, 400, 'refresh_token_not_found'],
    ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['POST', '/verify', { type: 'email', email: 'no@example.org', token: '123456' }, 403, 'otp_expired'],
    ['POST', '/verify', { type: 'recovery', token_hash: 'x' }, 403, 'otp_expired'],
    ['GET', '/user', undefined, 401, 'no_authorization'],
    ['PUT', '/user', { password }, 401, 'no_authorization'],
    ['POST', '/logout', undefined, 401, 'no_authorization'],
    ['GET', '/reauthenticate', undefined, 401, 'no_authorization'],
    ['POST', '/factors', { factor_type: 'totp' }, 401, 'no_authorization'],
  ] as const)('%s %s %o: %i %s', async (method, path, body, status, code, sentence?: string) => {
    const answer = await call(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toEqual(sentence ?? expect.stringMatching(/./));
    expect(answer.version).toBe('2024-01-01');
  });

  it('403 bad_jwt: a token of somebody else', async () => {
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
    expect((await get('/user', forged)).body.code).toBe('bad_jwt');
  });

  it('422: a known address, the same password, a taken new address, a name twice', async () => {
    const [one, two] = [await signedUp(), await signedUp()];
    const token = one.session.access_token;
    expect((await post('/signup', { email: one.email, password })).body.code).toBe('user_already_exists');
    expect((await call('PUT', '/user', { password }, token)).body.code).toBe('same_password');
    expect((await call('PUT', '/user', { email: two.email }, token)).body.code).toBe('email_exists');
    const factor = { factor_type: 'totp', friendly_name: 'phone' };
    await call('POST', '/factors', factor, token);
    expect((await call('POST', '/factors', factor, token)).body.code).toBe('mfa_factor_name_conflict');
  });

  it("404: somebody else's factor", async () => {
    const [one, two] = [await signedUp(), await signedUp()];
    const { body } = await call('POST', '/factors', { factor_type: 'totp' }, one.session.access_token);
    const token = two.session.access_token;
    const challenge = await call('POST', `/factors/${body.id}/challenge`, {}, token);
    expect([challenge.status, challenge.body.code]).toEqual([404, 'mfa_factor_not_found']);
    const removal = await call('DELETE', `/factors/${body.id}`, undefined, token);
    expect(removal.status).toBe(404);
  });

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

  it('429: a second mail within a minute, known or not', async () => {
    const { email } = await signedUp();
    for (const each of [email, newEmail()]) {
      expect((await post('/recover', { email: each })).body).toEqual({});
      const second = await post('/recover', { email: each });
      expect([second.status, second.body.code]).toEqual([429, 'over_email_send_rate_limit']);
    }
  });

  it('redirect only to our own pages', async () => {
    const { email } = await signedUp();
    await post(`/recover?redirect_to=${encodeURIComponent('https://evil.example/auth')}`, { email });
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const asked = link.replace(/redirect_to=[^&]*/, 'redirect_to=https%3A%2F%2Fevil.example');
    const opened = await fetch(asked.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
    expect(link).not.toContain('evil');
    expect(new URL(opened.headers.get('location')!).hostname).toBe('localhost');
  });
});

describe('an account that somebody made for the address of another', () => {
  it('has neither password nor session left once its owner has opened a mail', async () => {
    const thief = await signedUp();
    await thief.client.updateUser({ email: newEmail() });
    const owner = open().client;
    await owner.signInWithOtp({ email: thief.email });
    const { code: token } = await mailTo(join(service.dataDir, 'outbox'), thief.email);
    const { data } = await owner.verifyOtp({ email: thief.email, token, type: 'email' });
    expect(data.user?.new_email).toBeUndefined();
    expect((await signIn(thief.email, password)).body.code).toBe('invalid_credentials');
    expect((await get('/user', thief.session.access_token)).body.code).toBe('session_not_found');
    expect((await owner.updateUser({ password: 'my own words' })).error).toBeNull();
    await owner.signInWithPassword({ email: thief.email, password: 'my own words' });
    await service.waitForLimits(61_000);
    await owner.signInWithOtp({ email: thief.email });
    expect((await signIn(thief.email, 'my own words')).status).toBe(200);
  });

  it('is confirmed with the password of whoever signed up last', async () => {
    const confirming = await openTestService({ AUTH_CONFIRM_EMAIL: 'true' });
    const email = 'victim@example.org';
    const post = (path: string, payload: object) =>
      confirming.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload });
    await post('/signup', { email, password: 'attacker-pass', data: { name: 'x' } });
    await confirming.waitForLimits(61_000);
    await post('/signup', { email, password: 'victim-pass', data: {} });
    const outbox = join(confirming.dataDir, 'outbox');
    await vi.waitFor(async () => expect(await readOutbox(outbox)).toHaveLength(2));
    const { pathname, search } = new URL((await mailTo(outbox, email)).link);
    await confirming.app.inject(pathname + search);
    const signInAs = (given: string) => post('/token?grant_type=password', { email, password: given });
    expect((await signInAs('attacker-pass')).json().code).toBe('invalid_credentials');
    expect((await signInAs('victim-pass')).json().user.user_metadata).toEqual({});
    await confirming.close();
  });
});

describe('what grows', () => {
  it('400: more metadata than an access token can carry, all of it together', async () => {
    const { client, session } = await signedUp();
    const long = 'ş'.repeat(1200);
    expect((await client.updateUser({ data: { one: long } })).error).toBeNull();
    const second = await call('PUT', '/user', { data: { two: long } }, session.access_token);
    expect([second.status, second.body.code, second.body.field]).toEqual([400, 'validation_failed', 'data']);
  });

  it('429: changes of an account, and questions whether an address is taken', async () => {
    const limited = await openTestService({ AUTH_MAILS_PER_ADDRESS: '3' });
    const customer = await limited.customer();
    const { email } = await limited.customer();
    const change = (payload: object) => customer.call({ method: 'PUT', url: '/auth/v1/user', payload });
    const first = await change({ email });
    expect(first.json().code).toBe('email_exists');
    expect((await change({ email })).json().code).toBe('over_email_send_rate_limit');
    const changes: number[] = [];
    for (let n = 0; n < 60; n++) changes.push((await change({ data: { n } })).statusCode);
    expect([changes[0], changes.at(-1)]).toEqual([200, 429]);
    await limited.close();
  });

  it('429: the eighty-first code of a day', async () => {
    const { client, session } = await signedUp();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { id: factorId, totp } = data as { id: string; totp: { secret: string } };
    const guess = async () => {
      const { body } = await call('POST', `/factors/${factorId}/challenge`, {}, session.access_token);
      const tried = { challenge_id: body.id, code: wrongCode(totp.secret) };
      return call('POST', `/factors/${factorId}/verify`, tried, session.access_token);
    };
    for (let n = 0; n < 80; n++) expect((await guess()).status).toBe(422);
    await service.waitForLimits(16 * 60_000);
    expect((await guess()).body.code).toBe('over_request_rate_limit');
    await service.waitForLimits(24 * 3_600_000);
  });
});

function wrongCode(secret: string): string {
  const now = totpStep(service.now().getTime());
  const right = new Set([now - 1, now, now + 1].map((step) => totpCode(secret, step)));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.has(code))!;
}

describe('who asks about an address', () => {
  it('cannot tell a known one by how long a sign-in takes', async () => {
    const { email } = await signedUp();
    const times = async (address: string) => {
      const taken: number[] = [];
      for (let run = 0; run < 7; run++) {
        const begun = performance.now();
        await signIn(address, 'wrong password');
        taken.push(performance.now() - begun);
      }
      return taken.sort((a, b) => a - b)[3]!;
    };
    await signIn(newEmail(), 'warming up');
    const [known, unknown] = [await times(email), await times(newEmail())];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });

  it('is answered alike by a sign-up that must be confirmed', async () => {
    const confirming = await openTestService({ AUTH_CONFIRM_EMAIL: 'true' });
    const signUp = async () =>
      confirming.app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { email: 'twice@example.org', password },
      });
    const first = (await signUp()).json();
    const early = await confirming.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: 'twice@example.org', password },
    });
    expect([early.statusCode, early.json().code]).toEqual([400, 'email_not_confirmed']);
    await confirming.waitForLimits(61_000);
    const second = (await signUp()).json();
    expect(second.identities).toHaveLength(1);
    expect(second.id).not.toBe(first.id);
    expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
    const outbox = join(confirming.dataDir, 'outbox');
    await vi.waitFor(async () => expect(await readOutbox(outbox)).toHaveLength(2));
    const { link } = await mailTo(outbox, 'twice@example.org');
    const { pathname, search } = new URL(link);
    expect((await confirming.app.inject(pathname + search)).headers.location).toMatch(/type=signup$/);
    await confirming.close();
  });
});

function signIn(email: string, given: string) {
  return post('/token?grant_type=password', { email, password: given });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const get = (path: string, token?: string) => call('GET', path, undefined, token);
const post = (path: string, body?: object) => call('POST', path, body);

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

/** What the client looks at in a browser. */
function pageAt(address: string): void {
  const { hash, href } = new URL(address);
  const location = { href, hash };
  const nothing = () => undefined;
  vi.stubGlobal('window', { location, addEventListener: nothing, removeEventListener: nothing, history: {} });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: nothing });
}
