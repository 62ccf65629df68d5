import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@vesika/client';

/** An event that a customer's own server has taken. */
export interface Received {
  eventId: string;
  event: WebhookEvent;
  times: number;
}

/** The servers of customers that are told of their photos. */
export interface Receiver {
  /** Where a customer's events are to be sent. */
  urlOf(userId: string): string;
  /** Until then, nothing of that customer can be verified. */
  expect(userId: string, secret: string): void;
  /** Those that were taken, whoever they are of. */
  received(): readonly Received[];
  /** What should not have come at all, in sentences. */
  readonly oddities: readonly string[];
  close(): Promise<void>;
}

/** It is not always well itself: what it did not take must come again. */
const refusedShare = 0.05;

export async function openReceiver(): Promise<Receiver> {
  const secrets = new Map<string, string>();
  const taken = new Map<string, Received & { body: string }>();
  const oddities: string[] = [];

  async function answer(request: IncomingMessage): Promise<number> {
    const userId = request.url!.slice(1);
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const secret = secrets.get(userId);
    // The answer that had the secret may have been lost with its server.
    if (secret === undefined) return 404;
    const eventId = String(request.headers['webhook-id']);
    let event: WebhookEvent;
    try {
      event = verifyWebhook({ secret, headers: request.headers, body });
    } catch (error) {
      oddities.push(`event ${eventId} came without a good signature: ${error}`);
      return 400;
    }
    if (Math.random() < refusedShare) return 503;
    const known = taken.get(eventId);
    if (known && known.body !== body) oddities.push(`event ${eventId} came with two contents`);
    taken.set(eventId, { eventId, event, body, times: (known?.times ?? 0) + 1 });
    return 204;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (userId) => `http://127.0.0.1:${port}/${userId}`,
    expect: (userId, secret) => void secrets.set(userId, secret),
    received: () => [...taken.values()],
    oddities,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
