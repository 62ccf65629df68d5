import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hourMs } from '../../../platform/clock/durations.ts';
import { openAccountServer, password } from '../../../testing/account-server.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { pressMailedLink } from '../../../testing/mailed-link.ts';
import { patiently } from '../../../testing/patiently.ts';
import { openTestService } from '../../../testing/test-service.ts';
import { totpCode, totpStep } from '../factors/totp.ts';

const server = await openAccountServer();
const { service, newEmail, open, signedUp, call } = server;
afterEach(() => server.leave());
afterAll(() => server.close());

describe("Supabase's client", () => {
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

  it('moves to a new address when its mailbox has confirmed it, not before', async () => {
    const { client, email } = await signedUp();
    const moved = newEmail();
    const { data } = await client.updateUser({ email: moved });
    expect([data.user?.email, data.user?.new_email]).toEqual([email, moved]);
    const { link } = await mailTo(join(service.dataDir, 'outbox'), moved);
    await pressMailedLink(service.app, link);
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
});

describe("somebody else's things", () => {
  it("404: somebody else's factor", async () => {
    const [one, two] = [await signedUp(), await signedUp()];
    const { body } = await call('POST', '/factors', { factor_type: 'totp' }, one.session.access_token);
    const token = two.session.access_token;
    const challenge = await call('POST', `/factors/${body.id}/challenge`, {}, token);
    expect([challenge.status, challenge.body.code]).toEqual([404, 'mfa_factor_not_found']);
    const removal = await call('DELETE', `/factors/${body.id}`, undefined, token);
    expect(removal.status).toBe(404);
  });
});

describe('an address that somebody else has', () => {
  it('is answered like a free one where addresses are confirmed: its owner alone is told', async () => {
    const confirming = await openTestService({ AUTH_CONFIRM_EMAIL: 'true' });
    const outbox = join(confirming.dataDir, 'outbox');
    const ask = (method: 'POST' | 'PUT', path: string, payload: object, token = '') =>
      confirming.app.inject({
        ...{ method, url: `/auth/v1${path}`, payload },
        headers: { authorization: `Bearer ${token}` },
      });
    const open = async (email: string) => {
      await pressMailedLink(confirming.app, (await mailTo(outbox, email)).link);
    };
    const [owner, asking] = ['owner@example.org', 'asking@example.org'];
    for (const email of [owner, asking]) {
      await ask('POST', '/signup', { email, password });
      await open(email);
    }
    const signedIn = await ask('POST', '/token?grant_type=password', { email: asking, password });
    const { access_token: token } = signedIn.json();
    const answers: string[][] = [];
    for (const email of ['free@example.org', owner]) {
      await confirming.waitForLimits(61_000);
      const changed = await ask('PUT', '/user', { email }, token);
      expect([changed.statusCode, changed.json().new_email]).toEqual([200, email]);
      answers.push(Object.keys(changed.json()));
    }
    expect(answers[1]).toEqual(answers[0]);
    await expect
      .poll(async () => (await mailTo(outbox, owner)).subject, patiently)
      .toBe('You already have a Vesika account');
    // A link mailed to the free address must not open the other account.
    await open('free@example.org');
    const again = await ask('POST', '/token?grant_type=password', { email: asking, password });
    expect(again.json().user.email).toBe(asking);
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
    await service.waitForLimits(24 * hourMs);
  });
});

function wrongCode(secret: string): string {
  const now = totpStep(service.now().getTime());
  const right = new Set([now - 1, now, now + 1].map((step) => totpCode(secret, step)));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.has(code))!;
}
