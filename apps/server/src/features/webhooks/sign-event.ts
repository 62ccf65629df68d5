import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks 1.0: https://github.com/standard-webhooks/standard-webhooks (read 2026-11-22). */
const prefix = 'whsec_';
const secretBytes = 32;

export function makeSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

interface EventToSign {
  eventId: string;
  sentAt: Date;
  body: string;
}

/** One signature per secret, because both are valid during a rotation. */
export function signedHeaders(
  { eventId, sentAt, body }: EventToSign,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = Math.floor(sentAt.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${eventId}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
