import { importJWK, SignJWT } from 'jose';
import pg from 'pg';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';
import type { SigningKeys } from '../../apps/server/src/platform/secrets/signing-secret.ts';

/** Signs arbitrary claims with the server's own key. */
export interface TokenKey {
  publicJwk: Record<string, unknown>;
  sign(claims: Record<string, unknown>, times: { issuedAt: number; expiresAt: number }): Promise<string>;
}

export async function openTokenKey(connection: pg.ClientConfig, keys: SigningKeys): Promise<TokenKey> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query('select id, public_jwk, private_jwk from auth_keys');
    const [{ id, public_jwk: publicJwk, private_jwk: sealed }] = rows;
    const key = await importJWK(JSON.parse(createSecretBox(keys.sealing).open(sealed)!), 'ES256');
    return {
      publicJwk,
      sign: (claims, { issuedAt, expiresAt }) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', kid: id, typ: 'JWT' })
          .setIssuedAt(issuedAt)
          .setExpirationTime(expiresAt)
          .sign(key),
    };
  } finally {
    await client.end();
  }
}
