import type { KeyObject } from 'node:crypto';
import { compactVerify } from 'jose';
import { z } from 'zod';

/** Asymmetric ones only: the office's key is public. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

/** The office sends `exp` in milliseconds, although RFC 7519 asks for seconds; both are accepted. */
const claimsSchema = z.object({
  sub: z.string(),
  exp: z.number().transform((time) => (time > 1e11 ? time : 1000 * time)),
});

/**
 * Whether the Authorization header holds a JSON Web Signature by HM Passport Office for this short address that has not
 * expired (passport.service.gov.uk/help/photo-codes).
 */
export async function isSignedByOffice(
  header: string | undefined,
  { key, address, nowMs }: { key: KeyObject; address: string; nowMs: number },
): Promise<boolean> {
  const token = header?.replace(/^Bearer /i, '').trim();
  if (!token) return false;
  try {
    const { payload } = await compactVerify(token, key, { algorithms });
    const claims = claimsSchema.parse(JSON.parse(new TextDecoder().decode(payload)));
    return claims.sub === address && claims.exp > nowMs;
  } catch {
    return false;
  }
}
