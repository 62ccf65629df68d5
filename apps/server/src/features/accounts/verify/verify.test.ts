import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { openAccountServer, password } from '../../../testing/account-server.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { pressMailedLink } from '../../../testing/mailed-link.ts';
import { patiently } from '../../../testing/patiently.ts';
import { openTestService } from '../../../testing/test-service.ts';

const server = await openAccountServer();
const { service, url, newEmail, open, signedUp, post } = server;
afterEach(() => server.leave());
afterAll(() => server.close());

describe("Supabase's client", () => {
  it('is in recovery after opening the mailed link, and sets a new password', async () => {
    const { email } = await signedUp();
    const { client } = open();
    const redirectTo = `${url}/auth`;
    expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const opened = await pressMailedLink(service.app, link);
    expect(opened.statusCode).toBe(303);
    const landed = opened.headers.location!;
    expect(landed).toMatch(/\/auth#access_token=.*&type=recovery$/);
    pageAt(landed);
    const page = open({ detectSessionInUrl: true });
    await vi.waitFor(() => expect(page.events).toContain('PASSWORD_RECOVERY'), patiently);
    expect((await page.client.updateUser({ password: 'a new start' })).error).toBeNull();
    vi.unstubAllGlobals();
    expect((await open().client.signInWithPassword({ email, password: 'a new start' })).error).toBeNull();
    const again = await pressMailedLink(service.app, link);
    expect(again.headers.location).toMatch(/#error=access_denied&error_code=otp_expired/);
  });

  it('exchanges the code of a link that it requested with a challenge', async () => {
    const { email } = await signedUp();
    const { client, events } = open({ flowType: 'pkce' });
    await client.resetPasswordForEmail(email, { redirectTo: `${url}/auth` });
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const opened = await pressMailedLink(service.app, link);
    const code = new URL(opened.headers.location!).searchParams.get('code')!;
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
});

describe('a mailed link', () => {
  it('survives every opening, and is used up by its button', async () => {
    const { email } = await signedUp();
    await post('/recover', { email });
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const { pathname, search } = new URL(link);
    const address = pathname + search;
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const opened = await service.app.inject({ method, url: address, headers: { 'accept-language': 'de' } });
      expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store']);
      if (method === 'GET') expect(opened.body).toMatch(/<html lang="de"[\s\S]*>Weiter<\/button>/);
    }
    expect((await pressMailedLink(service.app, link)).headers.location).toContain('#access_token=');
    expect((await pressMailedLink(service.app, link)).headers.location).toContain('error_code=otp_expired');
  });

  it('is not redeemed by a form of another site, nor by one without its fields', async () => {
    const { email } = await signedUp();
    await post('/recover', { email });
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const send = async (payload: string, headers: object) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const url = '/auth/v1/verify/link';
      const answer = await service.app.inject({ method: 'POST', url, payload, headers: form });
      return [answer.statusCode, answer.json().code];
    };
    const fields = new URL(link).search.slice(1);
    expect(await send(fields, { 'sec-fetch-site': 'cross-site' })).toEqual([400, 'request-invalid']);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await send(fields, { origin })).toEqual([400, 'request-invalid']);
    }
    const lying = { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' };
    expect(await send(fields, lying)).toEqual([400, 'request-invalid']);
    expect(await send('type=recovery', {})).toEqual([400, 'validation_failed']);
    expect((await pressMailedLink(service.app, link)).headers.location).toContain('#access_token=');
  });

  it('names the account before it signs in, and marks the browser in which its button was pressed', async () => {
    const { email } = await signedUp();
    await post('/recover', { email });
    const { link } = await mailTo(join(service.dataDir, 'outbox'), email);
    const { pathname, search } = new URL(link);
    expect((await service.app.inject(pathname + search)).body).toContain(email);
    const pressed = await pressMailedLink(service.app, link);
    const token = new URLSearchParams(new URL(pressed.headers.location!).hash.slice(1)).get('access_token')!;
    expect(pressed.cookies).toContainEqual(
      expect.objectContaining({ name: 'vesika_pressed', value: token.slice(-22), sameSite: 'Strict' }),
    );
    expect((await service.app.inject(pathname + search)).body).not.toContain(email);
  });

  it('shows nothing of its address as markup', async () => {
    const query = `type=recovery&token=${encodeURIComponent('"><script>alert(1)</script>')}`;
    const { body } = await service.app.inject(`/auth/v1/verify?${query}`);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script>');
  });
});

describe('mails', () => {
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
    const opened = await pressMailedLink(service.app, asked);
    expect(link).not.toContain('evil');
    expect(new URL(opened.headers.location!).hostname).toBe('localhost');
  });

  it('lead to the name of this machine that they were asked from', async () => {
    const [{ email }, other] = [await signedUp(), await signedUp()];
    const outbox = join(service.dataDir, 'outbox');
    await post('/recover', { email: other.email });
    const { link: usual } = await mailTo(outbox, other.email);
    const asked = new URL('/auth', usual.replace('localhost', '127.0.0.1')).href;
    await post(`/recover?redirect_to=${encodeURIComponent(asked)}`, { email });
    const { link } = await mailTo(outbox, email);
    expect(new URL(link).hostname).toBe('127.0.0.1');
    const opened = await pressMailedLink(service.app, link);
    expect(new URL(opened.headers.location!).hostname).toBe('127.0.0.1');
  });
});

describe('an account that somebody made for the address of another', () => {
  const [attackers, victims] = [
    { email: 'victim@example.org', password: 'attacker-pass', data: { name: 'x' } },
    { email: 'victim@example.org', password: 'victim-pass', data: {} },
  ];

  /** Signs up by each in turn, and opens the last mail in the browser of one of them, or in another one. */
  async function confirmedAfter(signUps: object[], openedBy: object | null) {
    const confirming = await openTestService({ AUTH_CONFIRM_EMAIL: 'true' });
    const post = (path: string, payload: object) =>
      confirming.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload });
    const outbox = join(confirming.dataDir, 'outbox');
    const browsers = new Map<object | null, Record<string, string>>();
    for (const [before, each] of signUps.entries()) {
      const [cookie] = (await post('/signup', each)).cookies;
      browsers.set(each, { [cookie!.name]: cookie!.value });
      await vi.waitFor(async () => expect(await readOutbox(outbox)).toHaveLength(before + 1), patiently);
      await confirming.waitForLimits(61_000);
    }
    const { link } = await mailTo(outbox, attackers.email);
    const opened = await pressMailedLink(confirming.app, link, browsers.get(openedBy));
    const signIn = async ({ email, password: given }: typeof attackers | typeof victims) =>
      (await post('/token?grant_type=password', { email, password: given })).json();
    const answers = { attacker: await signIn(attackers), victim: await signIn(victims) };
    await confirming.close();
    return { landed: new URL(opened.headers.location!), ...answers };
  }

  it('is confirmed with the password of whoever signed up last, in the browser of that sign-up', async () => {
    const { landed, attacker, victim } = await confirmedAfter([attackers, victims], victims);
    expect(landed.hash).toMatch(/type=signup$/);
    expect(attacker.code).toBe('invalid_credentials');
    expect(victim.user.user_metadata).toEqual({});
  });

  it.each([
    ['somebody signed up', [attackers], null],
    ['somebody signed up after its owner', [victims, attackers], victims],
  ])(
    'keeps no password where %s and the mail is opened elsewhere, and asks for one',
    async (_, signUps, browser) => {
      const { landed, attacker, victim } = await confirmedAfter(signUps, browser);
      expect([landed.pathname, landed.hash]).toEqual(['/auth', expect.stringMatching(/type=recovery$/)]);
      expect([attacker.code, victim.code]).toEqual(['invalid_credentials', 'invalid_credentials']);
    },
  );
});

describe('a sign-up that must be confirmed', () => {
  it('is answered alike whether or not there is such an account', async () => {
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
    await vi.waitFor(async () => expect(await readOutbox(outbox)).toHaveLength(2), patiently);
    const { link } = await mailTo(outbox, 'twice@example.org');
    expect((await pressMailedLink(confirming.app, link)).headers.location).toMatch(/type=recovery$/);
    await confirming.waitForLimits(61_000);
    expect(Object.keys((await signUp()).json()).sort()).toEqual(Object.keys(first).sort());
    await expect
      .poll(async () => (await mailTo(outbox, 'twice@example.org')).subject, patiently)
      .toBe('You already have a Vesika account');
    await confirming.close();
  });
});

/** Simulates the browser's location for the client. */
function pageAt(address: string): void {
  const { hash, href } = new URL(address);
  const location = { href, hash };
  const nothing = () => undefined;
  vi.stubGlobal('window', { location, addEventListener: nothing, removeEventListener: nothing, history: {} });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: nothing });
}
