import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { requestLine, type WebhookDelivery, type WebhookEventType } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '../../platform/database/schema/index.ts';
import { openBoss } from '../../platform/jobs/boss.ts';
import { readOutbox } from '../../platform/mail/outbox.ts';
import { type Customer, openTestService, type TestService } from '../../testing/test-service.ts';
import { openJobTable } from '../photos/jobs/job-table.ts';
import { createAnnounce } from './announce.ts';
import { openDeliveryQueue } from './delivery-queue.ts';
import { expireDeliveries } from './expire-deliveries.ts';
import { tellOfGivenUp } from './failed-photos.ts';

/** What the customer's own server was sent. */
interface Received {
  headers: Record<string, string>;
  body: string;
}

const dayMs = 86_400_000;
let service: TestService;
let customer: Customer;
let receiver: Server;
let received: Received[] = [];
/** Answered in this order, then by 204. */
let statuses: number[] = [];

beforeAll(async () => {
  service = await openTestService({ WEBHOOKS_TO_ANYWHERE: 'true' });
  await service.untilReady();
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Received['headers'], body });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
});
beforeEach(async () => {
  customer = await service.customer();
});
afterEach(() => {
  received = [];
  statuses = [];
});
afterAll(async () => {
  receiver.close();
  await service.close();
});

const allEvents: WebhookEventType[] = ['photo.finished', 'photo.failed', 'credits.low'];
const receiverUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

async function create(events: readonly WebhookEventType[] = allEvents, by = customer, url = receiverUrl()) {
  const payload = { url, events };
  const response = await by.call({ ...requestLine('createWebhookEndpoint'), payload });
  return { status: response.statusCode, ...response.json() };
}

async function makePhoto(told?: string, by = customer) {
  const { imageUrl } = await by.uploadPicture(told);
  return (await by.process({ imageUrl })).json();
}

async function untilReceived(count: number): Promise<Received[]> {
  await vi.waitUntil(() => received.length >= count, { timeout: 20_000, interval: 50 });
  return received;
}

async function deliveriesOf(endpointId: string): Promise<WebhookDelivery[]> {
  const response = await customer.call(requestLine('listWebhookDeliveries', { params: { endpointId } }));
  return response.json().deliveries;
}

async function untilDelivery(endpointId: string, wanted: Partial<WebhookDelivery>): Promise<void> {
  const look = async () => expect((await deliveriesOf(endpointId))[0]).toMatchObject(wanted);
  await vi.waitFor(look, { timeout: 20_000, interval: 50 });
}

async function endpointOf(endpointId: string): Promise<WebhookEndpointRow> {
  const [row] = await service.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
  return row!;
}

/** What waits for its next try is due. */
const bringForward = () =>
  service.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'created'`,
  );

describe('a finished photo', () => {
  it('is told to the address, signed as Standard Webhooks lays down, by ids and a link that needs a key', async () => {
    const { secret } = await create();
    const { photoId } = await makePhoto();
    const [told] = await untilReceived(1);
    const { headers, body } = told!;
    expect(new Webhook(secret).verify(body, headers)).toEqual({
      type: 'photo.finished',
      timestamp: expect.any(String),
      data: {
        photoId,
        countryCode: 'DE',
        documentType: 'passport',
        originalId: expect.stringMatching(/^passport_DE_\d+_\w+$/),
        status: 'preview',
        href: expect.stringMatching(new RegExp(`^http://localhost:\\d+/api/v1/photos/${photoId}$`)),
      },
    });
    expect(body).not.toContain('signature');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const mac = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    expect(() => new Webhook(secret).verify(body.replace('DE', 'FR'), headers)).toThrow();
  });

  it('is told to every address that wants it under one id, and to nobody else', async () => {
    const stranger = await service.customer();
    const ids = [
      (await create()).endpoint.endpointId,
      (await create(['photo.finished'])).endpoint.endpointId,
    ];
    await create(['photo.failed']);
    await create(allEvents, stranger);
    await makePhoto();
    await untilReceived(2);
    const told = await Promise.all(
      ids.map(async (id) => (await deliveriesOf(id)).map(({ eventId }) => eventId)),
    );
    expect(told[0]).toEqual(told[1]);
    expect(await service.db.$count(webhookDeliveries, eq(webhookDeliveries.userId, stranger.userId))).toBe(0);
  });
});

it('a photo that does not come about is told with its reason', async () => {
  await create();
  expect((await makePhoto('fail face-missing')).code).toBe('face-missing');
  const [told] = await untilReceived(1);
  expect(JSON.parse(told!.body)).toMatchObject({
    type: 'photo.failed',
    data: {
      code: 'face-missing',
      originalId: expect.any(String),
      countryCode: 'DE',
      documentType: 'passport',
    },
  });
});

it('a photo that no worker survived is told once, however often one looks', async () => {
  const { endpoint } = await create(['photo.failed']);
  const task = {
    kind: 'photo',
    about: {
      viewer: { userId: customer.userId },
      original: `photos/${customer.userId}/visa_FR_1_abc.jpg`,
      documentType: 'visa',
      requirement: { requirement: { countryCode: 'FR' } },
    },
  };
  await service.db.execute(
    sql`insert into pgboss.job (name, data) values ('photo-parked', ${JSON.stringify({ task })}::jsonb)`,
  );
  const { $client: pool } = service.db as unknown as { $client: pg.Pool };
  const boss = await openBoss(pool, { log: service.app.log, supervise: false });
  const bounds = { waitingMax: 1, perAddress: 1 };
  const table = await openJobTable({ boss, pool, bounds, hangingSeconds: 60 });
  const announce = createAnnounce(await openDeliveryQueue(boss));
  const look = tellOfGivenUp({ table, db: service.db, clock: Date.now, announce });
  for (let n = 0; n < 2; n++) await look();
  await boss.stop({ close: false, graceful: false });
  await untilDelivery(endpoint.endpointId, { state: 'delivered', type: 'photo.failed' });
  expect(received.map(({ body }) => JSON.parse(body).data.code)).toEqual(['photo-given-up']);
});

it('credits are told of when five are left, and when none is', async () => {
  const { endpoint } = await create(['credits.low']);
  await service.giveCredits(customer);
  for (let n = 0; n < 9; n++) await makePhoto(`photo ${n}`);
  const preview = await makePhoto('judged fail');
  await customer.call({
    ...requestLine('unlockPhoto', { params: { photoId: preview.photoId } }),
    payload: { despiteFailedChecks: true },
  });
  await untilReceived(2);
  const told = received.map(({ body }) => JSON.parse(body).data.creditsRemaining);
  expect(told.sort()).toEqual([0, 5]);
  expect(await deliveriesOf(endpoint.endpointId)).toHaveLength(2);
});

describe('an address that does not take it', () => {
  it('is tried again under the same id, each time signed anew, until it does', async () => {
    statuses = [500, 302];
    const { endpoint, secret } = await create();
    await makePhoto();
    await untilDelivery(endpoint.endpointId, {
      state: 'waiting',
      attempts: 1,
      outcome: 'refused',
      statusCode: 500,
    });
    const [waiting] = await deliveriesOf(endpoint.endpointId);
    const waitMs = Date.parse(waiting!.nextAttemptAt!) - Date.parse(waiting!.lastAttemptAt!);
    expect(waitMs).toBe(10_000);
    expect((await endpointOf(endpoint.endpointId)).failingSince).not.toBeNull();
    await bringForward();
    await untilDelivery(endpoint.endpointId, { attempts: 2, statusCode: 302 });
    await bringForward();
    await untilDelivery(endpoint.endpointId, { state: 'delivered', attempts: 3, nextAttemptAt: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { body, headers } of received) new Webhook(secret).verify(body, headers);
    expect((await endpointOf(endpoint.endpointId)).failingSince).toBeNull();
  });

  it('is tried at once on its owner’s wish, and not once more by what was to come', async () => {
    statuses = [500];
    const { endpoint } = await create();
    await makePhoto();
    await untilDelivery(endpoint.endpointId, { state: 'waiting', attempts: 1 });
    const [{ deliveryId }] = (await deliveriesOf(endpoint.endpointId)) as [WebhookDelivery];
    const retried = await customer.call(requestLine('retryWebhookDelivery', { params: { deliveryId } }));
    expect(retried.json().delivery).toMatchObject({ deliveryId, state: 'waiting' });
    await untilDelivery(endpoint.endpointId, { state: 'delivered', attempts: 2 });
    await bringForward();
    const left = async () => {
      const jobs = sql`select 1 from pgboss.job where name = 'webhook' and state in ('created', 'active', 'retry')`;
      return (await service.db.execute(jobs)).rows.length;
    };
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 10_000 });
    expect(received).toHaveLength(2);
  });

  it('is switched off after five days with a mail, and on again by its owner', async () => {
    statuses = [500];
    const { endpoint } = await create();
    const { endpointId } = endpoint;
    await makePhoto();
    await untilDelivery(endpointId, { attempts: 1 });
    const longAgo = new Date(service.now().getTime() - 5 * dayMs);
    await service.db
      .update(webhookEndpoints)
      .set({ failingSince: longAgo })
      .where(eq(webhookEndpoints.id, endpointId));
    await service.db
      .update(webhookDeliveries)
      .set({ attempts: 9 })
      .where(eq(webhookDeliveries.endpointId, endpointId));
    await service.db.execute(sql`
      update pgboss.job set start_after = now(), data = jsonb_set(data, '{attempt}', '9')
      where name = 'webhook' and state = 'created' and data ->> 'attempt' = '1'`);
    statuses = [500];
    await untilDelivery(endpointId, { state: 'failed', attempts: 10, nextAttemptAt: null });
    expect((await endpointOf(endpointId)).disabledAt).not.toBeNull();
    const mails = await readOutbox(join(service.dataDir, 'outbox'));
    const [mail] = mails.filter(({ to }) => to === customer.email);
    expect(mail?.subject).toContain('127.0.0.1');
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.text).toContain('/dashboard/webhooks');

    await makePhoto('another photo');
    expect(await deliveriesOf(endpointId)).toHaveLength(1);
    const on = {
      ...requestLine('updateWebhookEndpoint', { params: { endpointId } }),
      payload: { enabled: true },
    };
    expect((await customer.call(on)).json().endpoint).toMatchObject({ disabledAt: null, failingSince: null });
    await makePhoto('one more photo');
    await untilDelivery(endpointId, { state: 'delivered', attempts: 1 });
  });

  it('is switched off at once where it says that it is gone', async () => {
    statuses = [410];
    const { endpoint } = await create();
    await makePhoto();
    await vi.waitUntil(async () => (await endpointOf(endpoint.endpointId)).disabledAt !== null, {
      timeout: 20_000,
    });
  });
});

it('a test event is sent once, whatever comes of it', async () => {
  statuses = [500];
  const { endpoint } = await create(['photo.failed']);
  const line = requestLine('testWebhookEndpoint', { params: { endpointId: endpoint.endpointId } });
  expect((await customer.call(line)).json().delivery).toMatchObject({ type: 'test', state: 'waiting' });
  await untilDelivery(endpoint.endpointId, { state: 'failed', attempts: 1, statusCode: 500 });
  expect((await endpointOf(endpoint.endpointId)).failingSince).toBeNull();
});

it('a new secret signs at once, and the old one for another day', async () => {
  const { endpoint, secret } = await create();
  const { endpointId } = endpoint;
  const rotated = await customer.call(requestLine('rotateWebhookSecret', { params: { endpointId } }));
  const test = () => customer.call(requestLine('testWebhookEndpoint', { params: { endpointId } }));
  await test();
  const [told] = await untilReceived(1);
  for (const good of [secret, rotated.json().secret]) new Webhook(good).verify(told!.body, told!.headers);
  await service.db
    .update(webhookEndpoints)
    .set({ previousSecretUntil: service.now() })
    .where(eq(webhookEndpoints.id, endpointId));
  await test();
  const [, later] = await untilReceived(2);
  new Webhook(rotated.json().secret).verify(later!.body, later!.headers);
  expect(() => new Webhook(secret).verify(later!.body, later!.headers)).toThrow();
});

it('the secret is shown once, and lies sealed', async () => {
  const { endpoint, secret } = await create();
  const listed = await customer.call(requestLine('listWebhookEndpoints'));
  expect(listed.json().endpoints).toEqual([endpoint]);
  expect(listed.body).not.toContain(secret);
  const row = await endpointOf(endpoint.endpointId);
  expect(row.secret.toString('latin1')).not.toContain(secret.slice(6));
});

it('an address that is deleted takes its deliveries with it', async () => {
  const { endpoint } = await create();
  await makePhoto();
  await untilDelivery(endpoint.endpointId, { state: 'delivered' });
  const { endpointId } = endpoint;
  const gone = await customer.call(requestLine('deleteWebhookEndpoint', { params: { endpointId } }));
  expect(gone.json()).toEqual({ deleted: true });
  expect(await service.db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, endpointId))).toBe(0);
});

it('deliveries are kept for thirty days', async () => {
  const { endpoint } = await create();
  await makePhoto();
  await untilDelivery(endpoint.endpointId, { state: 'delivered' });
  const inDays = (days: number) => new Date(service.now().getTime() + days * dayMs);
  await expireDeliveries(service.db, inDays(29));
  expect(await deliveriesOf(endpoint.endpointId)).toHaveLength(1);
  await expireDeliveries(service.db, inDays(31));
  expect(await deliveriesOf(endpoint.endpointId)).toEqual([]);
});

it('409 webhook-endpoints-full: beyond ten addresses, also of those that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409]);
});

it.each(['nonsense', 'ftp://example.org/', 'http://user:word@example.org/', 'http://example.org/#part'])(
  '422 webhook-url-invalid: %s',
  async (url) => {
    expect(await create(allEvents, customer, url)).toMatchObject({
      status: 422,
      code: 'webhook-url-invalid',
    });
  },
);

it.each([{ events: [] }, { events: ['photo.sold'] }, { url: 7 }])(
  '400 request-invalid: %j',
  async (wrong) => {
    const payload = { url: receiverUrl(), events: allEvents, ...wrong };
    const response = await customer.call({ ...requestLine('createWebhookEndpoint'), payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  },
);

describe('where the operator allows nothing else', () => {
  let strict: TestService;
  const leadsTo: Record<string, string[]> = {};
  beforeAll(async () => {
    const resolve = vi.fn(async (name: string) => {
      const [address] = leadsTo[name]?.length === 1 ? leadsTo[name] : (leadsTo[name]?.splice(0, 1) ?? []);
      if (!address) throw new Error('ENOTFOUND');
      return [{ address, family: address.includes(':') ? 6 : 4 }];
    });
    strict = await openTestService({}, { resolve });
    await strict.untilReady();
  });
  afterAll(() => strict.close());

  it.each([
    ['webhook-url-invalid', 'http://93.184.216.34/', undefined],
    ['webhook-url-private', 'https://127.0.0.1/', undefined],
    ['webhook-url-private', 'https://2130706433/', undefined],
    ['webhook-url-private', 'https://[::ffff:10.0.0.1]/', undefined],
    ['webhook-url-private', 'https://hook.test/', ['192.168.0.4']],
    ['webhook-url-private', 'https://hook.test/', ['64:ff9b::a9fe:a9fe']],
    ['webhook-host-unknown', 'https://nobody.test/', undefined],
  ])('422 %s: %s', async (code, url, addresses) => {
    if (addresses) leadsTo['hook.test'] = addresses;
    const owner = await strict.customer();
    expect(await create(allEvents, owner, url)).toMatchObject({ status: 422, code });
  });

  it('a name that leads into a private network later on is not followed there', async () => {
    leadsTo['rebound.test'] = ['93.184.216.34', '127.0.0.1'];
    customer = await strict.customer();
    const { port } = receiver.address() as AddressInfo;
    const { endpoint } = await create(allEvents, customer, `https://rebound.test:${port}/`);
    await makePhoto();
    await untilDelivery(endpoint.endpointId, { state: 'waiting', attempts: 1, outcome: 'address-private' });
    expect(received).toEqual([]);
  });
});
