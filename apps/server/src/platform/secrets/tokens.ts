import { createHmac, hash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are long and random, so their hash needs no salt. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function keyedHash(key: Buffer, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
