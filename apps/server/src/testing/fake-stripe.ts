import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StripeCall {
  /** For example `POST /v1/refunds`. */
  route: string;
  /** Fields of the query or the form. */
  params: Record<string, string>;
  idempotencyKey: string | undefined;
}

type Told = { status?: number; body: object } | 'hang-up' | 'silence';
/** A promise delays the answer. */
type Answer = (call: StripeCall) => Told | Promise<Told>;

export interface FakeStripe {
  /** Value for STRIPE_API_ADDRESS. */
  address: string;
  calls: StripeCall[];
  /** Sets the answer for routes with this prefix; the latest call wins. */
  on(route: string, answer: Answer): void;
  close(): Promise<void>;
}

/** The part of Stripe's API we call: records requests and returns configured answers. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const calls: StripeCall[] = [];
  const answers: { route: string; answer: Answer }[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    let form = '';
    for await (const chunk of request) form += String(chunk);
    const call: StripeCall = {
      route: `${request.method} ${pathname}`,
      params: Object.fromEntries(form ? new URLSearchParams(form) : searchParams),
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    };
    calls.push(call);
    const planned = answers.findLast(({ route }) => call.route.startsWith(route));
    const reply = (await planned?.answer(call)) ?? { status: 404, body: stripeError('resource_missing') };
    if (reply === 'silence') return;
    if (reply === 'hang-up') return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    on: (route, answer) => void answers.push({ route, answer }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function stripeError(code: string): object {
  return { error: { type: 'invalid_request_error', code, message: code } };
}
