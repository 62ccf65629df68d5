import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  requestLine,
  type WebhookDelivery,
  type WebhookEventType,
  webhookEventTypes,
} from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type WebhookEndpointRow, webhookEndpoints } from '../schema/index.ts';
import type { ServiceParts } from '../service.ts';
import { signingSecret } from './payments.ts';
import { type Customer, openTestService, type TestService } from './test-service.ts';

/** A delivery the customer's server received. */
interface Received {
  headers: Record<string, string>;
  body: string;
}

export const allEvents: readonly WebhookEventType[] = webhookEventTypes;

const untilThere = { timeout: 20_000, interval: 50 };

/**
 * A service, a new customer for each test, and that customer's server for webhooks; call it once at the top of the
 * file.
 */
export function openWebhookReceiver(parts: ServiceParts = {}, variables: NodeJS.ProcessEnv = {}) {
  let receiver: Server;
  const desk = {
    service: undefined as unknown as TestService,
    customer: undefined as unknown as Customer,
    received: [] as Received[],
    /** Answers in this order, then 204. */
    statuses: [] as number[],
    ...{ port, create, makePhoto, untilReceived, deliveriesOf, untilDelivery, endpointOf, bringForward },
  };

  beforeAll(async () => {
    desk.service = await openTestService(
      { WEBHOOKS_TO_ANYWHERE: 'true', SIGNING_SECRET: signingSecret, ...variables },
      parts,
    );
    await desk.service.untilReady();
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        desk.received.push({ headers: request.headers as Received['headers'], body });
        response.writeHead(desk.statuses.shift() ?? 204).end();
      });
    });
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  });
  beforeEach(async () => {
    desk.customer = await desk.service.customer();
  });
  afterEach(() => {
    desk.received = [];
    desk.statuses = [];
  });
  afterAll(async () => {
    receiver.close();
    await desk.service.close();
  });

  function port(): number {
    return (receiver.address() as AddressInfo).port;
  }

  /** Creates an endpoint, by default at the customer's server. */
  async function create(
    events: readonly WebhookEventType[] = allEvents,
    by = desk.customer,
    url = `http://127.0.0.1:${port()}/hook`,
  ) {
    const payload = { url, events };
    const response = await by.call({ ...requestLine('v1CreateWebhookEndpoint'), payload });
    const { secret, ...endpoint } = response.json();
    return { status: response.statusCode, code: endpoint.code, secret, endpoint };
  }

  async function makePhoto(told?: string, by = desk.customer) {
    const { imageUrl } = await by.uploadPicture(told);
    return (await by.process({ imageUrl })).json();
  }

  async function untilReceived(count: number): Promise<Received[]> {
    await vi.waitUntil(() => desk.received.length >= count, untilThere);
    return desk.received;
  }

  async function deliveriesOf(endpointId: string): Promise<WebhookDelivery[]> {
    const line = requestLine('v1ListWebhookDeliveries', { params: { endpointId } });
    return (await desk.customer.call(line)).json().data;
  }

  async function untilDelivery(endpointId: string, wanted: Partial<WebhookDelivery>): Promise<void> {
    const look = async () => expect((await deliveriesOf(endpointId))[0]).toMatchObject(wanted);
    await vi.waitFor(look, untilThere);
  }

  async function endpointOf(endpointId: string): Promise<WebhookEndpointRow> {
    const { db } = desk.service;
    const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
    return row!;
  }

  /** Makes pending retries due now. */
  async function bringForward(): Promise<void> {
    await desk.service.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'created'`,
    );
  }

  return desk;
}
