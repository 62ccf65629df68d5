import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openAccountServer, password } from '../../testing/account-server.ts';

const server = await openAccountServer();
const { signedUp, call, get, post } = server;
afterEach(() => server.leave());
afterAll(() => server.close());

describe('refusals', () => {
  const lacking = 'You must provide either an email or phone number and a password';

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
    ['POST', '/token?grant_type=password', { email: 'no@example.org' }, 400, 'validation_failed', lacking],
    ['POST', '/token?grant_type=password', { password }, 400, 'validation_failed', lacking],
    ['POST', '/signup', { email: 'none@example.org' }, 400, 'validation_failed', lacking],
    ['POST', '/signup', { password }, 400, 'validation_failed', lacking],
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
});
