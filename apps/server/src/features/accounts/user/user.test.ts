import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hourMs } from '../../../platform/clock/durations.ts';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import { recoveryCodes, sessions, users } from '../../../schema/index.ts';
import { openAccountServer, password } from '../../../testing/account-server.ts';
import { mailTo } from '../../../testing/auth-client.ts';
import { pressMailedLink } from '../../../testing/mailed-link.ts';
import { patiently } from '../../../testing/patiently.ts';
import { openTestService } from '../../../testing/test-service.ts';
import { totpCode, totpStep } from '../factors/totp.ts';

const server = await openAccountServer();
const { service, newEmail, open, signedUp, proven, call } = server;
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
    const { client, events, email } = await proven();
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

  it('takes a recovery code instead of a lost authenticator, once', async () => {
    const { client, session, email } = await proven();
    const codesOf = async (token: string) => {
      const authorization = `Bearer ${token}`;
      const line = requestLine('makeRecoveryCodes');
      return service.app.inject({ ...line, headers: { authorization } });
    };
    expect((await codesOf(session.access_token)).json().code).toBe('act-not-possible');
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { id: factorId, totp } = data as { id: string; totp: { secret: string } };
    const verify = async (of: typeof client, code: string) =>
      (await of.mfa.challengeAndVerify({ factorId, code })).error?.code;
    expect(await verify(client, totpCode(totp.secret, totpStep(service.now().getTime())))).toBeUndefined();
    const raised = (await client.getSession()).data.session!.access_token;
    const first = (await codesOf(raised)).json().codes as string[];
    const codes = (await codesOf(raised)).json().codes as string[];
    const other = open().client;
    await other.signInWithPassword({ email, password });
    expect(await verify(other, first[0]!)).toBe('mfa_verification_failed');
    expect(await verify(other, codes[0]!.toLowerCase())).toBeUndefined();
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect(await verify(other, codes[0]!)).toBe('mfa_verification_failed');
    expect((await other.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await service.db.$count(recoveryCodes, eq(recoveryCodes.userId, session.user.id))).toBe(0);
  });

  it('verifies no factor before the address is proven', async () => {
    const { client } = await signedUp();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { id: factorId, totp } = data as { id: string; totp: { secret: string } };
    const code = totpCode(totp.secret, totpStep(Date.now()));
    const verify = async (given: string) =>
      (await client.mfa.challengeAndVerify({ factorId, code: given })).error?.code;
    expect(await verify(code === '123456' ? '654321' : '123456')).toBe('mfa_verification_failed');
    expect([await verify(code), await verify(code)]).toEqual(['email_not_confirmed', 'email_not_confirmed']);
  });

  it('keeps the factor of an earlier release, which was verified before the address was proven', async () => {
    const { client, session, email } = await proven();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { id: factorId, totp } = data as { id: string; totp: { secret: string } };
    const step = totpStep(service.now().getTime());
    const verify = async (of: typeof client, code: string) =>
      (await of.mfa.challengeAndVerify({ factorId, code })).error;
    expect(await verify(client, totpCode(totp.secret, step))).toBeNull();
    await service.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, session.user.id));
    const other = open().client;
    await other.signInWithPassword({ email, password });
    expect(await verify(other, totpCode(totp.secret, step + 1))).toBeNull();
  });

  it('loses what a second factor had proven with the last one, in tokens that are out too', async () => {
    const { client, session } = await proven();
    const factorIds: string[] = [];
    for (const friendlyName of ['phone', 'tablet']) {
      const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
      const { id: factorId, totp } = data as { id: string; totp: { secret: string } };
      const code = totpCode(totp.secret, totpStep(service.now().getTime()));
      expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
      factorIds.push(factorId);
    }
    const sessionNow = async () =>
      (await service.db.select().from(sessions).where(eq(sessions.userId, session.user.id)))[0]!;
    await client.mfa.unenroll({ factorId: factorIds[0]! });
    expect((await sessionNow()).aal).toBe('aal2');
    await client.mfa.unenroll({ factorId: factorIds[1]! });
    const { aal, amr } = await sessionNow();
    expect([aal, amr.map(({ method }) => method)]).toEqual(['aal1', ['password']]);
  });
});

describe('a session of some time ago', () => {
  const change = (token: string, body: object) => call('PUT', '/user', body, token);
  const oldSession = async () => {
    const { session, email, client } = await signedUp();
    service.wait(11 * 60_000);
    return { token: session.access_token, email, client };
  };

  it('changes the password by the old one, and ends every other session', async () => {
    const { token, email } = await oldSession();
    const there = await open().client.signInWithPassword({ email, password });
    const wanted = { password: 'another one' };
    expect((await change(token, wanted)).body.code).toBe('reauthentication_needed');
    const guessed = await change(token, { ...wanted, current_password: 'a wrong guess' });
    expect(guessed.body.code).toBe('invalid_credentials');
    expect((await change(token, { ...wanted, current_password: password })).status).toBe(200);
    expect((await call('GET', '/user', undefined, token)).status).toBe(200);
    const other = there.data.session!.access_token;
    expect((await call('GET', '/user', undefined, other)).body.code).toBe('session_not_found');
  });

  it('changes it by a mailed code where there is no password yet', async () => {
    const { token, email } = await oldSession();
    await service.db.update(users).set({ passwordHash: null }).where(eq(users.email, email));
    expect((await change(token, { password: 'first one', current_password: '' })).body.code).toBe(
      'reauthentication_needed',
    );
    await call('GET', '/reauthenticate', undefined, token);
    const { code: nonce } = await mailTo(join(service.dataDir, 'outbox'), email);
    expect((await change(token, { password: 'first one', nonce })).status).toBe(200);
    expect((await open().client.signInWithPassword({ email, password: 'first one' })).error).toBeNull();
  });

  it('moves an unproven account to another address by the password alone', async () => {
    const { token } = await oldSession();
    const email = newEmail();
    expect((await change(token, { email })).body.code).toBe('reauthentication_needed');
    expect((await change(token, { email, current_password: password })).status).toBe(200);
  });
});

describe('a change of address', () => {
  const outbox = () => join(service.dataDir, 'outbox');
  const confirm = (email: string, token: string) =>
    call('POST', '/verify', { type: 'email_change', email, token });
  const changed = async () => {
    const person = await proven();
    const moved = newEmail();
    const { data } = await person.client.updateUser({ email: moved });
    expect([data.user?.email, data.user?.new_email]).toEqual([person.email, moved]);
    const codes = {
      new: (await mailTo(outbox(), moved)).code,
      old: (await mailTo(outbox(), person.email)).code,
    };
    return { ...person, moved, codes };
  };
  const moveOn = async () => {
    const change = await changed();
    await confirm(change.moved, change.codes.new);
    await confirm(change.email, change.codes.old);
    const undo = async () => (await mailTo(outbox(), change.email)).link;
    await expect.poll(undo, patiently).toContain('email_change_undo');
    return { ...change, undo: await undo() };
  };
  const addressOf = async (token: string) => (await call('GET', '/user', undefined, token)).body.email;

  it.each([
    ['the new mailbox first', ['new', 'old']],
    ['the old mailbox first', ['old', 'new']],
  ] as const)('waits for both mailboxes, %s', async (_, order) => {
    const { email, moved, codes, session, client } = await changed();
    const addresses = { new: moved, old: email };
    const [first, second] = order;
    const half = await confirm(addresses[first], codes[first]);
    expect([half.status, half.body.access_token]).toEqual([200, undefined]);
    expect(half.body.msg).toContain('the other email');
    expect(await addressOf(session.access_token)).toBe(email);
    const token = codes[second];
    const { data, error } = await client.verifyOtp({ email: addresses[second], token, type: 'email_change' });
    expect([error, data.user?.email]).toEqual([null, moved]);
    expect((await open().client.signInWithPassword({ email: moved, password })).error).toBeNull();
  });

  it('takes no code of one mailbox for the other', async () => {
    const { email, moved, codes, session } = await changed();
    await confirm(moved, codes.new);
    for (const address of [email, moved]) {
      expect((await confirm(address, codes.new)).body.code).toBe('otp_expired');
    }
    expect(await addressOf(session.access_token)).toBe(email);
  });

  it('asks the new mailbox alone where the old address was never proven', async () => {
    const { client, email } = await signedUp();
    const moved = newEmail();
    await client.updateUser({ email: moved });
    const { code } = await mailTo(outbox(), moved);
    expect((await confirm(moved, code)).body.user.email).toBe(moved);
    expect((await readOutbox(outbox())).filter(({ to }) => to === email)).toEqual([]);
  });

  it('is undone by the old mailbox within a week, and everybody is signed out', async () => {
    const { email, session, undo, client } = await moveOn();
    await client.updateUser({ password: 'the thief’s own' });
    service.wait(6 * 24 * hourMs);
    const undone = await pressMailedLink(service.app, undo);
    expect(undone.headers.location).toMatch(/\/auth#access_token=.*&type=recovery$/);
    const token = new URLSearchParams(new URL(undone.headers.location!).hash.slice(1)).get('access_token')!;
    expect(await addressOf(token)).toBe(email);
    expect((await call('GET', '/user', undefined, session.access_token)).status).not.toBe(200);
    for (const given of [password, 'the thief’s own']) {
      expect((await server.signIn(email, given)).body.code).toBe('invalid_credentials');
    }
    expect((await call('PUT', '/user', { password: 'a new start' }, token)).status).toBe(200);
    const again = await pressMailedLink(service.app, undo);
    expect(again.headers.location).toContain('error_code=otp_expired');
  });

  it('cannot be undone after a week', async () => {
    const { undo } = await moveOn();
    service.wait(7 * 24 * hourMs + 1);
    expect((await pressMailedLink(service.app, undo)).headers.location).toContain('error_code=otp_expired');
  });

  it('is undone to the first address even where a thief went on to a third', async () => {
    const { email, moved, undo, client, session } = await moveOn();
    await service.waitForLimits(61_000);
    const third = newEmail();
    expect((await client.updateUser({ email: third })).error).toBeNull();
    await confirm(third, (await mailTo(outbox(), third)).code);
    await confirm(moved, (await mailTo(outbox(), moved)).code);
    const second = async () => (await mailTo(outbox(), moved)).link;
    await expect.poll(second, patiently).toContain('email_change_undo');
    await pressMailedLink(service.app, await second());
    const undone = await pressMailedLink(service.app, undo);
    expect(undone.headers.location).toContain('#access_token=');
    const [row] = await service.db.select().from(users).where(eq(users.id, session.user.id));
    expect(row?.email).toBe(email);
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
  it('is answered like a free one where addresses are confirmed; only its owner is notified', async () => {
    const confirming = await openTestService({ AUTH_CONFIRM_EMAIL: 'true' });
    const outbox = join(confirming.dataDir, 'outbox');
    const ask = (method: 'POST' | 'PUT', path: string, payload: object, token = '') =>
      confirming.app.inject({
        ...{ method, url: `/auth/v1${path}`, payload },
        headers: { authorization: `Bearer ${token}` },
      });
    const [owner, asking] = ['owner@example.org', 'asking@example.org'];
    for (const email of [owner, asking]) {
      const [cookie] = (await ask('POST', '/signup', { email, password })).cookies;
      const { link } = await mailTo(outbox, email);
      await pressMailedLink(confirming.app, link, { [cookie!.name]: cookie!.value });
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
    // A code mailed to the free address must not open the other account.
    const { code } = await mailTo(outbox, 'free@example.org');
    await ask('POST', '/verify', { type: 'email_change', email: 'free@example.org', token: code });
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
    const { client, session } = await proven();
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
