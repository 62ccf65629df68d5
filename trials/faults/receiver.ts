import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@vesika/client';

/** An event that a customer's server accepted. */
export interface Received {
  eventId: string;
  event: WebhookEvent;
  times: number;
}

/** The webhook servers of all customers. */
export interface Receiver {
  /** Webhook address of a customer. */
  urlOf(userId: string): string;
  /** Sets the secret; events of this customer cannot be verified before. */
  expect(userId: string, secret: string): void;
  /** Accepted events of all customers. */
  received(): readonly Received[];
  /** Sentences about requests that should never have been sent. */
  readonly oddities: readonly string[];
  close(): Promise<void>;
}

/** Share of requests the server refuses; they must be sent again. */
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
    // The response with the secret may have been lost when its server was killed.
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
