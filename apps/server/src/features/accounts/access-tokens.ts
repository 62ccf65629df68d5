import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { authKeys, type SessionRow, type UserRow } from '../../schema/index.ts';
import { AuthError } from './auth-error.ts';

export type AccessTokens = Awaited<ReturnType<typeof openAccessTokens>>;

interface AccessTokensOptions extends Pick<Platform, 'db' | 'clock'> {
  box: SecretBox;
  secondsValid: number;
  issuer: () => string;
}

const algorithm = 'ES256';
const audience = 'authenticated';
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

export async function openAccessTokens(options: AccessTokensOptions) {
  const { clock, secondsValid, issuer } = options;
  const { id, privateKey, jwks } = await loadKeys(options);
  const keySet = createLocalJWKSet(jwks);

  async function sign(user: UserRow, session: SessionRow) {
    const now = Math.floor(clock() / 1000);
    const expiresAt = now + secondsValid;
    const claims = {
      email: user.email,
      phone: '',
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: user.userMetadata,
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
      .setIssuer(`${issuer()}/auth/v1`)
      .setSubject(user.id)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
    return { token, expiresAt };
  }

  async function verify(token: string) {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(clock()),
      });
      const { sub: userId, session_id: sessionId } = claimsSchema.parse(payload);
      return { userId, sessionId };
    } catch {
      throw new AuthError('bad_jwt');
    }
  }

  return { sign, verify, jwks, secondsValid };
}

/** A key sealed with another secret still verifies tokens. */
async function loadKeys(options: AccessTokensOptions) {
  const found = await findKeys(options);
  if (found) return found;
  await addKey(options);
  return (await findKeys(options))!;
}

async function findKeys({ db, box }: AccessTokensOptions) {
  const rows = await db.select().from(authKeys).orderBy(desc(authKeys.createdAt), authKeys.id);
  const jwks = { keys: rows.map(({ publicJwk }) => publicJwk as JWK) };
  for (const { id, privateJwk } of rows) {
    const opened = box.open(privateJwk);
    if (opened) return { id, jwks, privateKey: await importJWK(JSON.parse(opened), algorithm) };
  }
  return undefined;
}

async function addKey({ db, box, clock }: AccessTokensOptions): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: id, alg: algorithm, use: 'sig' };
  const privateJwk = box.seal(JSON.stringify(await exportJWK(pair.privateKey)));
  await db.insert(authKeys).values({ id, publicJwk, privateJwk, createdAt: new Date(clock()) });
}
