import { createHmac } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { webhookDeliveries } from '../../schema/index.ts';
import { formOf } from '../../testing/form.ts';
import { holdPhotos } from '../../testing/hold-photos.ts';
import { patiently } from '../../testing/patiently.ts';
import { buy } from '../../testing/payments.ts';
import { jpegTelling } from '../../testing/people.ts';
import { programOf } from '../../testing/program.ts';
import { largerHeads, unchanged } from '../../testing/rules-desk.ts';
import { allEvents, openWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { requirementFor } from '../requirements/photo-requirements/requirement-for.ts';

let change = unchanged;
const desk = openWebhookReceiver({
  requirementFor: (question) => {
    const found = requirementFor(question);
    return { ...found, requirement: change(found.requirement) };
  },
});
const { create, makePhoto, untilReceived, deliveriesOf, untilDelivery } = desk;

describe('a finished photo', () => {
  it('is sent to the address, signed as Standard Webhooks demands, with ids and a link that needs a key', async () => {
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
        reference: null,
        status: 'preview',
        isTest: false,
        verdict: 'pass',
        failedChecks: [],
        undeterminedChecks: [],
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

  it('is sent to every subscribed address under one id, and to no other', async () => {
    const stranger = await desk.service.customer();
    const ids = [(await create()).endpoint.id, (await create(['photo.finished'])).endpoint.id];
    await create(['photo.failed']);
    await create(allEvents, stranger);
    await makePhoto();
    await untilReceived(2);
    const told = await Promise.all(
      ids.map(async (id) => (await deliveriesOf(id)).map(({ eventId }) => eventId)),
    );
    expect(told[0]).toEqual(told[1]);
    expect(
      await desk.service.db.$count(webhookDeliveries, eq(webhookDeliveries.userId, stranger.userId)),
    ).toBe(0);
  });
});

it('a photo that cannot be made is sent with its reason', async () => {
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

it('a photo whose workers all died is announced once, even if announcing it is repeated', async () => {
  const { endpoint } = await create(['photo.failed']);
  const task = {
    kind: 'photo',
    about: {
      viewer: { userId: desk.customer.userId },
      original: `photos/${desk.customer.userId}/visa_FR_1_abc.jpg`,
      documentType: 'visa',
      requirement: { requirement: { countryCode: 'FR' } },
    },
  };
  const { db } = desk.service;
  await db.execute(
    sql`insert into pgboss.job (name, data) values ('photo-parked', ${JSON.stringify({ task })}::jsonb)`,
  );
  const announced = () =>
    db.execute(sql`select from pgboss.job where name = 'photo-parked' and state = 'completed'`);
  const untilAnnounced = () => vi.waitUntil(async () => (await announced()).rows.length === 1, patiently);
  await untilAnnounced();
  await db.execute(sql`update pgboss.job set state = 'created' where name = 'photo-parked'`);
  await untilAnnounced();
  await untilDelivery(endpoint.id, { state: 'delivered', type: 'photo.failed' });
  expect(desk.received.map(({ body }) => JSON.parse(body).data.code)).toEqual(['photo-given-up']);
});

it('credits are announced when five are left, and when none is', async () => {
  const { endpoint } = await create(['credits.low']);
  await desk.service.giveCredits(desk.customer);
  for (let n = 0; n < 9; n++) await makePhoto(`photo ${n}`);
  const preview = await makePhoto('judged fail');
  await desk.customer.call({
    ...requestLine('unlockPhoto', { params: { photoId: preview.photoId } }),
    payload: { despiteFailedChecks: true },
  });
  await untilReceived(2);
  const told = desk.received.map(({ body }) => JSON.parse(body).data.creditsRemaining);
  expect(told.sort()).toEqual([0, 5]);
  expect(await deliveriesOf(endpoint.id)).toHaveLength(2);
});

it('a refund is sent with its amount', async () => {
  const { endpoint } = await create(['refund.completed']);
  const { purchaseId, paymentId } = await buy(desk.service, desk.customer);
  await desk.customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
  const [told] = await untilReceived(1);
  expect(JSON.parse(told!.body)).toMatchObject({
    type: 'refund.completed',
    data: { paymentId, amount: 3.99, currency: 'EUR' },
  });
  expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
});

describe('a batch', () => {
  async function startBatch(told: readonly string[]): Promise<string> {
    const { customer } = desk;
    await desk.service.giveCredits(customer, 'business-eur');
    const documents = [{ countryCode: 'BE', documentType: 'passport' }];
    const begun = await customer.call({ ...requestLine('createBatch'), payload: { documents } });
    const params = { batchId: begun.json().batch.batchId as string };
    const parts = told.map((each, n) => ({
      ...{ name: 'file', fileName: `${n}.jpg` },
      content: jpegTelling(each),
    }));
    const added = await customer.call({ ...requestLine('addToBatch', { params }), ...formOf(parts) });
    const acknowledge = added.json().batch.mustAcknowledge;
    const payload = { action: 'start', acknowledge };
    await customer.call({ ...requestLine('changeBatch', { params }), payload });
    return params.batchId;
  }

  it('that is done is sent with its photos by result', async () => {
    await create(['batch.ended']);
    const batchId = await startBatch(['photo a', 'photo b', 'judged fail']);
    const [told] = await untilReceived(1);
    const { data } = JSON.parse(told!.body);
    expect(data).toMatchObject({ batchId, state: 'done', items: { made: 2, 'rules-failed': 1, waiting: 0 } });
    expect(new URL(data.page).pathname).toBe(`/dashboard/bulk/${batchId}`);
  });

  it('that its owner cancels is sent as cancelled', async () => {
    await create(['batch.ended']);
    const held = await holdPhotos();
    const batchId = await startBatch([`${held.told} c`, `${held.told} d`]);
    const line = requestLine('changeBatch', { params: { batchId } });
    const cancelled = await desk.customer.call({ ...line, payload: { action: 'cancel' } });
    expect(cancelled.statusCode).toBe(200);
    const [told] = await untilReceived(1);
    expect(JSON.parse(told!.body).data).toMatchObject({
      ...{ batchId, state: 'cancelled' },
      items: { cancelled: 2, made: 0 },
    });
  });
});

it('a photo whose rules have changed is sent with the changes and its new verdicts', async () => {
  const { endpoint } = await create(['rules.changed']);
  const { photoId } = await makePhoto();
  change = largerHeads;
  onTestFinished(() => {
    change = unchanged;
  });
  await desk.service.db.execute(
    sql`insert into pgboss.job (name, data) values ('scheduled-task', '{"task":"rules"}'::jsonb)`,
  );
  const isOfPhoto = ({ body }: { body: string }) => JSON.parse(body).data.photoId === photoId;
  const told = await vi.waitUntil(() => desk.received.find(isOfPhoto), patiently);
  expect(JSON.parse(told.body)).toMatchObject({
    type: 'rules.changed',
    data: {
      photoId,
      countryCode: 'DE',
      documentType: 'passport',
      changedFields: ['headHeight.minMm', 'headHeight.maxMm'],
      verdict: 'fail',
      failedChecks: expect.arrayContaining(['head-height']),
      href: expect.stringContaining(photoId),
    },
  });
  expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
});

describe('a job', () => {
  async function startJob(told: string): Promise<string> {
    await desk.service.giveCredits(desk.customer, 'business-eur');
    const program = await programOf(desk.service, desk.customer);
    const { id: originalId } = (await program.send('v1SendOriginal', {}, { told })).json();
    const documents = [
      { countryCode: 'BE', documentType: 'passport' },
      { countryCode: 'US', documentType: 'visa' },
    ];
    const started = await program.ask('v1StartJob', { payload: { originalId, documents } });
    expect(started.statusCode).toBe(202);
    return started.json().id;
  }

  it('is sent once, when the last of its photos is made', async () => {
    const { endpoint } = await create(['job.ended']);
    const jobId = await startJob('photo');
    const [told] = await untilReceived(1);
    expect(JSON.parse(told!.body)).toMatchObject({ type: 'job.ended', data: { jobId, made: 2, failed: 0 } });
    expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
  });

  it('is sent with what failed', async () => {
    await create(['job.ended']);
    const jobId = await startJob('fail face-missing');
    const [told] = await untilReceived(1);
    expect(JSON.parse(told!.body).data).toMatchObject({ jobId, made: 0, failed: 2 });
  });
});
