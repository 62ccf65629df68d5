import { createHmac } from 'node:crypto';

/** Stands for a text that must not be kept: the same for the same text, and nobody without the key can guess. */
export type Fingerprint = (text: string) => string;

export function createFingerprint(key: Buffer): Fingerprint {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
