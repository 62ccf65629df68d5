import { randomUUID } from 'node:crypto';
import { apiKeyPrefixes, requestLine } from '@vesika/contract';
import { hashToken, newToken } from '../../../apps/server/src/platform/secrets/tokens.ts';
import { type Answer, ask, jsonOf } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { inDatabase } from '../in-database.ts';
import { signInByMail } from '../mailed.ts';
import { openPerson, type Person } from '../person.ts';
import { turnOnFactor } from '../turn-on-factor.ts';
import type { Victim } from '../victim.ts';

const unproven = ['403 email-unproven'];

/** Credentials that are left behind after a sign-up with the address of another person. */
export const preHijack: Family = {
  name: 'pre-hijack',
  cases: async (victim) => {
    const squatter = await openPerson(victim.url);
    const thief = await openPerson(victim.url, victim.portrait);
    const key = await plantKey(victim, thief);
    const owner = await signInByMail(victim, thief.email);
    return [...beforeProof(squatter), ...afterProof(thief, key, owner)];
  },
};

function beforeProof({ headers }: Person): HostileCase[] {
  const wish = { name: 'left behind', scopes: ['photos:read'], lifetimeDays: null };
  const hook = { url: 'https://93.184.216.34/hook', events: ['photo.finished'] };
  return [
    aCase('an API key of an unproven address', unproven, ({ url }) =>
      ask(url, { ...requestLine('createApiKey'), headers, body: wish }),
    ),
    aCase('a webhook of an unproven address', unproven, ({ url }) =>
      ask(url, { ...requestLine('v1CreateWebhookEndpoint'), headers, body: hook }),
    ),
    aCase('a second factor of an unproven address', ['400 email_not_confirmed'], ({ url }) =>
      turnOnFactor(url, headers).then(({ answer }) => answer),
    ),
    aCase(
      'a change of address that its new mailbox confirms by a link',
      ['400 validation_failed'],
      ({ url }) =>
        ask(url, {
          method: 'POST',
          url: '/auth/v1/verify',
          body: { type: 'email_change', token_hash: 'a'.repeat(43) },
        }),
    ),
  ];
}

function afterProof(thief: Person, key: string, owner: Person['headers']): HostileCase[] {
  const { headers, email, password, userId, refreshToken, photoId } = thief;
  const signIn = (address: string) => (victim: Victim) =>
    ask(victim.url, {
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      body: { email: address, password },
    });
  const byKey = { authorization: `Bearer ${key}` };
  return [
    aCase('the session of before', ['401 sign-in-required'], ({ url }) =>
      ask(url, { ...requestLine('listPhotos'), headers }),
    ),
    aCase('the refresh token of before', ['400 refresh_token_not_found'], ({ url }) =>
      ask(url, {
        method: 'POST',
        url: '/auth/v1/token?grant_type=refresh_token',
        body: { refresh_token: refreshToken },
      }),
    ),
    aCase('the password of before', ['400 invalid_credentials'], signIn(email)),
    aCase(
      'the password of before at the address that the account has now',
      ['400 invalid_credentials'],
      signIn(`${userId}@set-aside.invalid`),
    ),
    aCase('an API key of before', ['401 api-key-invalid'], ({ url }) =>
      ask(url, { ...requestLine('v1ListPhotos'), headers: byKey }),
    ),
    aCase('bringing the account back without the mailbox', ['401 sign-in-required'], ({ url }) =>
      ask(url, { ...requestLine('reclaimAccount'), headers, body: { password } }),
    ),
    aCase("the thief's photo, by the owner of the address", ['404 photo-not-found'], ({ url }) =>
      ask(url, { ...requestLine('getPhoto', { params: { photoId } }), headers: owner }),
    ),
    aCase('the account of the owner, which is empty', ['200'], async ({ url }) => {
      const answer = await ask(url, { ...requestLine('listPhotos'), headers: owner });
      const { photos } = jsonOf<{ photos: unknown[] }>(answer);
      return photos.length === 0 ? answer : { ...answer, code: 'holds what another made' };
    }),
    aCase('bringing the account back by a guessed password', ['403 password-wrong'], ({ url }) =>
      ask(url, { ...requestLine('reclaimAccount'), headers: owner, body: { password: 'a guess' } }),
    ),
  ];
}

function aCase(
  what: string,
  expected: readonly string[],
  send: (victim: Victim) => Promise<Answer>,
): HostileCase {
  return { what, expected, send };
}

/** As an earlier release gave to every account. */
async function plantKey({ database }: Victim, { userId }: Person): Promise<string> {
  const key = apiKeyPrefixes.live + newToken();
  await inDatabase(database, {
    text: `insert into api_keys (id, user_id, name, start, key_hash, scopes, created_at, is_test)
      values ($1, $2, 'left behind', 'vk_live_', $3, '{photos:read}', now(), false)`,
    values: [randomUUID(), userId, hashToken(key)],
  });
  return key;
}
