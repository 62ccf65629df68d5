import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, as they stand in addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is kept: long random ones need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** For what is short enough to be tried out by whoever has the database. */
export function keyedHash(key: Buffer, ...parts: string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
