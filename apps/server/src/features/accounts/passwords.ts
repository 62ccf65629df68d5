import { hash, verify } from '@node-rs/argon2';
import { AuthError } from './auth-error.ts';

export const passwordCharactersMin = 6;
/** Longer passwords only cost hashing time. */
const passwordCharactersMax = 256;

/** argon2id, 19 MiB, two passes (OWASP, Password Storage Cheat Sheet, read 2026-11); runs on libuv's threads. */
const options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { length } = [...password];
  if ([...password.trim()].length < passwordCharactersMin || length > passwordCharactersMax) {
    throw new AuthError('weak_password', { weak_password: { reasons: ['length'] } });
  }
  return hash(password, options);
}

let nobodysHash: Promise<string> | undefined;

/** Takes as long without a stored password, so that its duration reveals nothing. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  nobodysHash ??= hash('the password of nobody', options);
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash != null;
}
