import { join } from 'node:path';
import { requestLine, type WebhookDelivery } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { readOutbox } from '../../platform/mail/outbox.ts';
import { webhookDeliveries, webhookEndpoints } from '../../schema/index.ts';
import { patiently } from '../../testing/patiently.ts';
import { openWebhookReceiver } from '../../testing/webhook-receiver.ts';

const desk = openWebhookReceiver();
const { create, makePhoto, deliveriesOf, untilDelivery, endpointOf, bringForward } = desk;

describe('an address that does not take it', () => {
  it('is tried again under the same id, each time signed anew, until it does', async () => {
    desk.statuses = [500, 302];
    const { endpoint, secret } = await create();
    await makePhoto();
    await untilDelivery(endpoint.id, {
      state: 'waiting',
      attempts: 1,
      outcome: 'refused',
      statusCode: 500,
    });
    const [waiting] = await deliveriesOf(endpoint.id);
    const waitMs = Date.parse(waiting!.nextAttemptAt!) - Date.parse(waiting!.lastAttemptAt!);
    expect(waitMs).toBe(10_000);
    expect((await endpointOf(endpoint.id)).failingSince).not.toBeNull();
    await bringForward();
    await untilDelivery(endpoint.id, { attempts: 2, statusCode: 302 });
    await bringForward();
    await untilDelivery(endpoint.id, { state: 'delivered', attempts: 3, nextAttemptAt: null });
    expect(new Set(desk.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { body, headers } of desk.received) new Webhook(secret).verify(body, headers);
    expect((await endpointOf(endpoint.id)).failingSince).toBeNull();
  });

  it('is tried at once on its owner’s request, and the planned attempt is dropped', async () => {
    desk.statuses = [500];
    const { endpoint } = await create();
    await makePhoto();
    await untilDelivery(endpoint.id, { state: 'waiting', attempts: 1 });
    const [{ id: deliveryId }] = (await deliveriesOf(endpoint.id)) as [WebhookDelivery];
    const retried = await desk.customer.call(
      requestLine('v1RetryWebhookDelivery', { params: { deliveryId } }),
    );
    expect(retried.json()).toMatchObject({ id: deliveryId, state: 'waiting' });
    await untilDelivery(endpoint.id, { state: 'delivered', attempts: 2 });
    await bringForward();
    const left = async () => {
      const jobs = sql`select 1 from pgboss.job where name = 'webhook' and state in ('created', 'active', 'retry')`;
      return (await desk.service.db.execute(jobs)).rows.length;
    };
    await vi.waitUntil(async () => (await left()) === 0, patiently);
    expect(desk.received).toHaveLength(2);
  });

  it('is switched off after five days with a mail, and on again by its owner', async () => {
    desk.statuses = [500];
    const { endpoint } = await create();
    const { id: endpointId } = endpoint;
    await makePhoto();
    await untilDelivery(endpointId, { attempts: 1 });
    const longAgo = new Date(desk.service.now().getTime() - 5 * dayMs);
    await desk.service.db
      .update(webhookEndpoints)
      .set({ failingSince: longAgo })
      .where(eq(webhookEndpoints.id, endpointId));
    await desk.service.db
      .update(webhookDeliveries)
      .set({ attempts: 9 })
      .where(eq(webhookDeliveries.endpointId, endpointId));
    await desk.service.db.execute(sql`
      update pgboss.job set start_after = now(), data = jsonb_set(data, '{attempt}', '9')
      where name = 'webhook' and state = 'created' and data ->> 'attempt' = '1'`);
    desk.statuses = [500];
    await untilDelivery(endpointId, { state: 'failed', attempts: 10, nextAttemptAt: null });
    expect((await endpointOf(endpointId)).disabledAt).not.toBeNull();
    const mails = await readOutbox(join(desk.service.dataDir, 'outbox'));
    const [mail] = mails.filter(({ to }) => to === desk.customer.email);
    expect(mail?.subject).toContain('127.0.0.1');
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.text).toContain('/dashboard/webhooks');

    await makePhoto('another photo');
    expect(await deliveriesOf(endpointId)).toHaveLength(1);
    const on = {
      ...requestLine('v1UpdateWebhookEndpoint', { params: { endpointId } }),
      payload: { enabled: true },
    };
    expect((await desk.customer.call(on)).json()).toMatchObject({
      disabledAt: null,
      failingSince: null,
    });
    await makePhoto('one more photo');
    await untilDelivery(endpointId, { state: 'delivered', attempts: 1 });
  });

  it('is switched off at once where it says that it is gone', async () => {
    desk.statuses = [410];
    const { endpoint } = await create();
    await makePhoto();
    await vi.waitUntil(async () => (await endpointOf(endpoint.id)).disabledAt !== null, patiently);
  });
});

it('a test event is sent once, whatever comes of it', async () => {
  desk.statuses = [500];
  const { endpoint } = await create(['photo.failed']);
  const line = requestLine('v1TestWebhookEndpoint', { params: { endpointId: endpoint.id } });
  expect((await desk.customer.call(line)).json()).toMatchObject({ type: 'test', state: 'waiting' });
  await untilDelivery(endpoint.id, { state: 'failed', attempts: 1, statusCode: 500 });
  expect((await endpointOf(endpoint.id)).failingSince).toBeNull();
});
