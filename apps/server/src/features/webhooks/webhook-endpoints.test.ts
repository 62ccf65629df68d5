import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { webhookDeliveries, webhookEndpoints } from '../../schema/index.ts';
import { openTestService, type TestService } from '../../testing/test-service.ts';
import { allEvents, openWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { expireDeliveries } from './delivery-queue.ts';

const desk = openWebhookReceiver();
const { create, makePhoto, untilReceived, deliveriesOf, untilDelivery, endpointOf } = desk;

it('a new secret signs at once, and the old one for another day', async () => {
  const { endpoint, secret } = await create();
  const { id: endpointId } = endpoint;
  const rotated = await desk.customer.call(requestLine('v1RotateWebhookSecret', { params: { endpointId } }));
  const test = () => desk.customer.call(requestLine('v1TestWebhookEndpoint', { params: { endpointId } }));
  await test();
  const [told] = await untilReceived(1);
  for (const good of [secret, rotated.json().secret]) new Webhook(good).verify(told!.body, told!.headers);
  await desk.service.db
    .update(webhookEndpoints)
    .set({ previousSecretUntil: desk.service.now() })
    .where(eq(webhookEndpoints.id, endpointId));
  await test();
  const [, later] = await untilReceived(2);
  new Webhook(rotated.json().secret).verify(later!.body, later!.headers);
  expect(() => new Webhook(secret).verify(later!.body, later!.headers)).toThrow();
});

it('the secret is shown once, and lies sealed', async () => {
  const { endpoint, secret } = await create();
  const listed = await desk.customer.call(requestLine('v1ListWebhookEndpoints'));
  expect(listed.json().data).toEqual([endpoint]);
  expect(listed.body).not.toContain(secret);
  const row = await endpointOf(endpoint.id);
  expect(row.secret.toString('latin1')).not.toContain(secret.slice(6));
});

it('an address that is deleted takes its deliveries with it', async () => {
  const { endpoint } = await create();
  await makePhoto();
  await untilDelivery(endpoint.id, { state: 'delivered' });
  const { id: endpointId } = endpoint;
  const gone = await desk.customer.call(requestLine('v1DeleteWebhookEndpoint', { params: { endpointId } }));
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
  expect(await desk.service.db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, endpointId))).toBe(
    0,
  );
});

it('deliveries are stored for thirty days', async () => {
  const { endpoint } = await create();
  await makePhoto();
  await untilDelivery(endpoint.id, { state: 'delivered' });
  const inDays = (days: number) => new Date(desk.service.now().getTime() + days * dayMs);
  await expireDeliveries(desk.service.db, inDays(29));
  expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
  await expireDeliveries(desk.service.db, inDays(31));
  expect(await deliveriesOf(endpoint.id)).toEqual([]);
});

it('409 webhook-endpoints-full: beyond ten addresses, also of those that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
});

it.each(['nonsense', 'ftp://example.org/', 'http://user:word@example.org/', 'http://example.org/#part'])(
  '422 webhook-url-invalid: %s',
  async (url) => {
    expect(await create(allEvents, desk.customer, url)).toMatchObject({
      status: 422,
      code: 'webhook-url-invalid',
    });
  },
);

it.each([{ events: [] }, { events: ['photo.sold'] }, { url: 7 }])(
  '400 request-invalid: %j',
  async (wrong) => {
    const payload = { url: 'https://example.org/', events: allEvents, ...wrong };
    const response = await desk.customer.call({ ...requestLine('v1CreateWebhookEndpoint'), payload });
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
    ['webhook-url-invalid', 'https://93.184.216.34:22/', undefined],
    ['webhook-url-invalid', 'https://93.184.216.34:444/', undefined],
    ['webhook-url-private', 'https://127.0.0.1:8443/', undefined],
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
    desk.customer = await strict.customer();
    const { endpoint } = await create(allEvents, desk.customer, 'https://rebound.test:8443/');
    await makePhoto();
    await untilDelivery(endpoint.id, { state: 'waiting', attempts: 1, outcome: 'unreachable' });
    expect(desk.received).toEqual([]);
  });
});
