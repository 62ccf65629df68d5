import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { ask } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import type { Victim } from '../victim.ts';

const refused = ['401 sign-in-required'];

/** Tokens and cookies that impersonate another account. */
export const tokens: Family = {
  name: 'tokens and cookies',
  cases: async (victim) => {
    const { owner } = victim;
    const token = owner.headers.authorization.slice('Bearer '.length);
    const forged = Object.entries(await forgedTokens(victim, token));
    return [
      ...forged.flatMap(([what, each]) => [
        at('listPhotos', `a token ${what}`, { authorization: `Bearer ${each}` }),
        at('exportAccount', `a token ${what}`, { authorization: `Bearer ${each}` }),
      ]),
      at('listPhotos', 'no token at all', {}),
      at('listPhotos', 'a scheme of another kind', {
        authorization: `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`,
      }),
      at('listPhotos', 'a scheme without a token', { authorization: 'Bearer ' }),
      at('listPhotos', 'two tokens in one', { authorization: `Bearer ${token}, Bearer ${token}` }),
      at('listPhotos', 'a token in a header of somebody else', {
        'x-forwarded-authorization': `Bearer ${token}`,
        'x-user-id': owner.userId,
      }),
      ...cookies(owner.userId).map(([what, cookie]) =>
        at('activePackage', what, { cookie }, ['401 session-missing']),
      ),
      ...['a'.repeat(43), '', 'a'.repeat(4000), "' or 1=1 --"].map(
        (given): HostileCase => ({
          what: `a link of a mail that says ${JSON.stringify(given.slice(0, 20))}`,
          expected: ['403 otp_expired', '400 validation_failed'],
          send: ({ url }) =>
            ask(url, {
              method: 'POST',
              url: '/auth/v1/verify',
              body: { type: 'recovery', token_hash: given },
            }),
        }),
      ),
      {
        what: 'a refresh token that was used, sent twice at once',
        expected: ['200', '400 refresh_token_already_used', '400 refresh_token_not_found'],
        send: ({ url, stranger }) => {
          const again = () =>
            ask(url, {
              method: 'POST',
              url: '/auth/v1/token?grant_type=refresh_token',
              body: { refresh_token: stranger.refreshToken },
            });
          return Promise.all([again(), again()]).then(([, second]) => second!);
        },
      },
    ];
  },
};

type Operation = 'listPhotos' | 'exportAccount' | 'activePackage';

function at(id: Operation, what: string, headers: Record<string, string>, expected = refused): HostileCase {
  return { what: `${id} by ${what}`, expected, send: ({ url }) => ask(url, { ...requestLine(id), headers }) };
}

async function forgedTokens({ tokenKey, owner }: Victim, token: string): Promise<Record<string, string>> {
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1000);
  const hour = { issuedAt: now, expiresAt: now + 3600 };
  const hmac = (secret: string, header: object) => {
    const text = `${encode(header)}.${claims}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  return {
    'of no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'of no algorithm, written otherwise': `${encode({ alg: 'nOnE' })}.${claims}.${signature}`,
    'without its signature': `${head}.${claims}.`,
    'of two parts': `${head}.${claims}`,
    'of four parts': `${token}.a`,
    'signed with the public key as a secret': hmac(JSON.stringify(tokenKey.publicJwk), {
      alg: 'HS256',
      typ: 'JWT',
    }),
    'signed with a word': hmac('secret', { alg: 'HS256', kid: tokenKey.publicJwk.kid }),
    'signed with nothing': hmac('', { alg: 'HS256' }),
    'signed by another key of its name': signedByOtherKey(
      { alg: 'ES256', kid: tokenKey.publicJwk.kid },
      claims,
    ),
    'that brings its own key': signedByOtherKey({ alg: 'ES256', jwk: tokenKey.publicJwk }, claims),
    'that says where its key is': signedByOtherKey({ alg: 'ES256', jku: 'http://127.0.0.1:1/keys' }, claims),
    'whose key is a path': signedByOtherKey({ alg: 'ES256', kid: '../../../dev/null' }, claims),
    'whose key is SQL': signedByOtherKey({ alg: 'ES256', kid: "' union select 'a' --" }, claims),
    'about another account': `${head}.${encode({ ...decoded, sub: randomUUID() })}.${signature}`,
    'that never expires': `${head}.${encode({ ...decoded, exp: 9_999_999_999 })}.${signature}`,
    'with a letter of its signature changed': `${head}.${claims}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`,
    'of an hour ago': await tokenKey.sign(decoded, { issuedAt: now - 7200, expiresAt: now - 1 }),
    'for another audience': await tokenKey.sign({ ...decoded, aud: 'anon' }, hour),
    'without a session': await tokenKey.sign({ ...decoded, session_id: undefined }, hour),
    'of a session that never was': await tokenKey.sign({ ...decoded, session_id: randomUUID() }, hour),
    'of a session that is no id': await tokenKey.sign({ ...decoded, session_id: "' or 1=1 --" }, hour),
    'whose session is another account’s': await tokenKey.sign({ ...decoded, sub: randomUUID() }, hour),
    'of 12 KB': `${'a'.repeat(12_000)}`,
    'that is only dots': '...........',
    'that is the owner': owner.userId,
  };
}

/** A correctly signed token with another key. */
function signedByOtherKey(header: object, claims: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = `${encode(header)}.${claims}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function cookies(userId: string): [string, string][] {
  const session = `anon_${'0'.repeat(8)}_${'a'.repeat(32)}`;
  return [
    ['a cookie without a signature', `vesika_session=${session}`],
    ['a cookie signed with anything', `vesika_session=${session}.${'A'.repeat(43)}`],
    ['a cookie signed with nothing', `vesika_session=${session}.`],
    ['a cookie that is an account', `vesika_session=${userId}.${'A'.repeat(43)}`],
    ['a cookie that is a path', `vesika_session=..%2f..%2fetc.${'A'.repeat(43)}`],
    ['a cookie that is no text', 'vesika_session=%ff%fe%00'],
    ['a thousand cookies', Array.from({ length: 1000 }, (_, i) => `a${i}=b`).join('; ')],
    ['a cookie called __proto__', '__proto__=a; constructor=b'],
  ];
}
