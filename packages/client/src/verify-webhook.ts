import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from './resources.ts';

export interface ReceivedWebhook {
  /** Of the address, as the dashboard showed it: `whsec_…`. */
  secret: string;
  /** As they came; names in any case. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Byte for byte as it came: a body that was parsed and written again has another signature. */
  body: string | Uint8Array;
}

/**
 * The event, once it is sure that it comes from the service and is no older than five minutes. One that comes twice has
 * the same header `webhook-id`.
 *
 * Throws: Error where the signature is missing, wrong or too old.
 */
export function verifyWebhook({ secret, headers, body }: ReceivedWebhook): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return new Webhook(secret).verify(text, plain(headers)) as WebhookEvent;
}

function plain(headers: ReceivedWebhook['headers']): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
