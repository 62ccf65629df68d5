import { requestLine } from '@vesika/contract';
import { mailTo } from '../../../apps/server/src/testing/auth-client.ts';
import { type Answer, ask, jsonOf } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { inDatabase } from '../in-database.ts';
import { proveAddress } from '../mailed.ts';
import { openPerson, type Person } from '../person.ts';
import { turnOnFactor } from '../turn-on-factor.ts';
import type { Victim } from '../victim.ts';

type Headers = Person['headers'];

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Second factors that are gone, and stolen sessions that want to keep an account. */
export const factors: Family = {
  name: 'factors',
  cases: async (victim) => [...(await atTheDesk(victim)), ...(await bySession(victim))],
};

/** An operator with a second factor, who gives to the own account and then removes the factor. */
async function atTheDesk(victim: Victim): Promise<HostileCase[]> {
  const { url, database } = victim;
  const operator = await openPerson(url);
  const { userId } = operator;
  await proveAddress(victim, operator);
  const appointed = { text: 'update auth_users set operator_since = now() where id = $1', values: [userId] };
  await inDatabase(database, appointed);
  const { factorId, answer } = await turnOnFactor(url, operator.headers);
  const { access_token: token, refresh_token } = jsonOf<Tokens>(answer);
  const headers = { authorization: `Bearer ${token}` };
  const inbox = (as: Headers) => ask(url, { ...requestLine('operatorInbox'), headers: as });
  const gift = requestLine('operatorGivePackage', { params: { personId: userId } });
  const refused = ['403 second-factor-required'];
  return [
    { what: 'the desk with a factor', expected: ['200'], send: () => inbox(headers) },
    {
      what: "a package for the operator's own account",
      expected: ['409 act-not-possible'],
      send: () => ask(url, { ...gift, headers, body: { packageId: 'pro-eur', reason: 'for me' } }),
    },
    {
      what: 'a voucher that the operator made',
      expected: ['404 voucher-invalid'],
      send: async () => {
        const terms = {
          percent: 100,
          amount: null,
          currency: null,
          plan: null,
          usesMax: null,
          lastDay: null,
        };
        const body = { label: 'for me', ...terms, reason: 'for me' };
        const made = await ask(url, { ...requestLine('operatorCreateVoucher'), headers, body });
        const { code: voucher } = jsonOf<{ code: string }>(made);
        const checkout = { priceId: 'pro-eur', language: 'en', voucher };
        return ask(url, { ...requestLine('createCheckout'), headers, body: checkout });
      },
    },
    {
      what: 'the desk by the session whose factor was removed',
      expected: refused,
      send: async () => {
        const removed = await ask(url, { method: 'DELETE', url: `/auth/v1/factors/${factorId}`, headers });
        return removed.status === 200 ? inbox(headers) : removed;
      },
    },
    {
      what: 'the desk by that session refreshed',
      expected: refused,
      send: async () => {
        const refreshed = await ask(url, {
          method: 'POST',
          url: '/auth/v1/token?grant_type=refresh_token',
          body: { refresh_token },
        });
        return inbox({ authorization: `Bearer ${jsonOf<Tokens>(refreshed).access_token}` });
      },
    },
  ];
}

/** A token that was stolen from a session of some time ago. */
async function bySession(victim: Victim): Promise<HostileCase[]> {
  const { url, database, outbox } = victim;
  const person = await openPerson(url);
  const { userId, email, password, headers } = person;
  await proveAddress(victim, person);
  await inDatabase(database, {
    text: `update auth_sessions set amr = '[{"method": "password", "timestamp": 1}]' where user_id = $1`,
    values: [userId],
  });
  const change = (body: object) => ask(url, { method: 'PUT', url: '/auth/v1/user', headers, body });
  const changed = (given: object) => change({ password: 'the thief’s own', ...given });
  const thief = `thief-${userId}@example.com`;
  const confirm = (address: string, token: string) =>
    ask(url, {
      method: 'POST',
      url: '/auth/v1/verify',
      body: { type: 'email_change', email: address, token },
    });
  return [
    {
      what: 'a new password by a token alone',
      expected: ['400 reauthentication_needed'],
      send: () => changed({}),
    },
    {
      what: 'a new password by a guess of the old one',
      expected: ['400 invalid_credentials'],
      send: () => changed({ current_password: 'a guess' }),
    },
    {
      what: 'a new password by a guessed code',
      expected: ['422 reauthentication_not_valid'],
      send: () => changed({ nonce: '000000' }),
    },
    {
      what: 'a new address that only its own mailbox confirms',
      expected: ['200'],
      send: async () => {
        await change({ email: thief });
        const { code } = await mailTo(outbox, thief);
        await confirm(thief, code);
        return stillAt(email, await ask(url, { method: 'GET', url: '/auth/v1/user', headers }));
      },
    },
    {
      what: "the new mailbox's code for the old one",
      expected: ['403 otp_expired'],
      send: async () => confirm(email, (await mailTo(outbox, thief)).code),
    },
    {
      what: 'an invented link that undoes a change of address',
      expected: ['303'],
      send: async () => {
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const body = `type=email_change_undo&token=${'a'.repeat(43)}`;
        const answer = await ask(url, { method: 'POST', url: '/auth/v1/verify/link', headers: form, body });
        return answer.headers.location?.includes('error_code=otp_expired')
          ? answer
          : { ...answer, code: 'undone' };
      },
    },
    {
      what: 'the password of the owner, after all that',
      expected: ['200'],
      send: () =>
        ask(url, { method: 'POST', url: '/auth/v1/token?grant_type=password', body: { email, password } }),
    },
  ];
}

function stillAt(email: string, answer: Answer): Answer {
  return jsonOf<{ email: string }>(answer).email === email ? answer : { ...answer, code: 'moved' };
}
