import type { KeyObject } from 'node:crypto';
import { compactVerify } from 'jose';
import { z } from 'zod';
import { hourMs } from '../../../platform/clock/durations.ts';

/** Asymmetric ones only: the office's key is public. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

/** The office sends `exp` in milliseconds, although RFC 7519 asks for seconds; both are accepted. */
const claimsSchema = z.object({
  sub: z.string(),
  exp: z.number().transform((time) => (time > 1e11 ? time : 1000 * time)),
});

/** The office sends a token for one download and names no longest time; a stolen one should not work for long. */
export const tokenMsMax = hourMs;

/**
 * The JSON Web Signature of the Authorization header if it is by HM Passport Office, for this short address, and has
 * not expired (passport.service.gov.uk/help/photo-codes).
 */
export async function officeToken(
  header: string | undefined,
  { key, address, nowMs }: { key: KeyObject; address: string; nowMs: number },
): Promise<string | undefined> {
  const token = header?.replace(/^Bearer /i, '').trim();
  if (!token) return undefined;
  try {
    const { payload } = await compactVerify(token, key, { algorithms });
    const { sub, exp } = claimsSchema.parse(JSON.parse(new TextDecoder().decode(payload)));
    const isInTime = exp > nowMs && exp <= nowMs + tokenMsMax;
    return isInTime && hasAddress(sub, address) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Hosts are the same in any case; codes are not. */
function hasAddress(sub: string, address: string): boolean {
  return new URL(sub).href === new URL(address).href;
}
