import { createHmac } from 'node:crypto';

export type Fingerprint = (text: string) => string;

export function createFingerprint(key: Buffer): Fingerprint {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
