import { Webhook } from 'standardwebhooks';
import { given } from './given.ts';
import type { WebhookEvent } from './resources.ts';

export interface ReceivedWebhook {
  /** Secret of the endpoint as the dashboard showed it: `whsec_…`. */
  secret: string | undefined;
  /** Headers as received; the case of their names does not matter. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body: one that was parsed and serialised again has another signature. */
  body: string | Uint8Array;
}

/**
 * Returns the event after verifying its signature and that it is at most five minutes old. Repeated deliveries carry
 * the same header `webhook-id`.
 *
 * Throws: Error if the signature is missing, wrong or too old.
 */
export function verifyWebhook({ secret, headers, body }: ReceivedWebhook): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return new Webhook(given(secret, 'secret', 'VESIKA_WEBHOOK_SECRET')).verify(
    text,
    plain(headers),
  ) as WebhookEvent;
}

function plain(headers: ReceivedWebhook['headers']): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
