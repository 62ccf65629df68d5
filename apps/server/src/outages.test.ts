import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hourMs } from './platform/clock/durations.ts';
import { userPhotos } from './schema/index.ts';
import { type FakeStripe, openFakeStripe } from './testing/fake-stripe.ts';
import { type Gate, openGate } from './testing/gate.ts';
import { holdPhotos } from './testing/hold-photos.ts';
import { balancesOf } from './testing/ledger.ts';
import { type MemoryBucket, openMemoryBucket } from './testing/memory-bucket.ts';
import { patiently } from './testing/patiently.ts';
import { sendEvent, stripeEvent } from './testing/payments.ts';
import { openSmallDisk, type SmallDisk } from './testing/small-disk.ts';
import { hasTestBuckets } from './testing/test-bucket.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import {
  type Customer,
  jpegTelling,
  openTestService,
  pictureForm,
  type TestService,
} from './testing/test-service.ts';

const reported = (response: LightMyRequestResponse) => [response.statusCode, response.json().code];
const uploaded = (customer: Customer, text = 'photo') => customer.upload(pictureForm(jpegTelling(text)));

async function buyer(service: TestService): Promise<Customer> {
  const customer = await service.customer();
  await service.giveCredits(customer);
  return customer;
}

/** Photos and credits of ten customers. */
async function holdings({ db }: TestService, { userId }: Customer) {
  const photos = await db.$count(userPhotos, eq(userPhotos.userId, userId));
  const [balance] = await balancesOf(db, userId);
  return { photos, left: balance?.left, noted: balance?.noted };
}

describe('the database', () => {
  let database: TestDatabase;
  let gate: Gate;
  let service: TestService;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { host, port } = new pg.Client({ connectionString: database.url });
    gate = await openGate(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const throughGate = database.url.replace(/@[^/]*\//, `@127.0.0.1:${gate.port}/`);
    service = await openTestService({ DATABASE_URL: throughGate.replace(/\?.*/, '') });
    await service.untilReady();
  });
  afterAll(async () => {
    await service.close();
    await gate.close();
    await database.drop();
  });

  it('away: every request fails at once, and succeeds again when it is back', async () => {
    const customer = await buyer(service);
    const { imageUrl } = await customer.uploadPicture();
    gate.shut();
    const away = [503, 'database-unavailable'];
    await vi.waitUntil(
      async () => reported(await service.app.inject(requestLine('readyz')))[0] === 503,
      patiently,
    );
    const answers = await Promise.all([
      customer.call(requestLine('listPhotos')),
      customer.process({ imageUrl }),
      uploaded(customer),
      service.app.inject(requestLine('listPackages')),
      service.app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email: customer.email } }),
    ]);
    expect(answers.map(reported)).toEqual(answers.map(() => away));
    for (const { headers } of answers) expect(headers['retry-after']).toBe('5');
    expect((await service.app.inject(requestLine('healthz'))).statusCode).toBe(200);
    gate.open();
    await service.untilReady();
    expect((await customer.process({ imageUrl })).json()).toMatchObject({ success: true, state: 'clean' });
    expect(await holdings(service, customer)).toEqual({ photos: 1, left: 9, noted: 9 });
  });

  it('away while a photo is made: it is there once, or not at all and not paid', async () => {
    const customer = await buyer(service);
    const { told: reported, underWay, letGo } = await holdPhotos();
    const { imageUrl } = await customer.uploadPicture(reported);
    const making = customer.process({ imageUrl });
    await underWay();
    gate.shut();
    await letGo();
    await sleep(1000);
    gate.open();
    await service.untilReady();
    expect([200, 500, 503, 504]).toContain((await making).statusCode);
    const again = await customer.process({ imageUrl });
    expect(again.json()).toMatchObject({ success: true, state: 'clean' });
    expect(await holdings(service, customer)).toMatchObject({ left: 9, noted: 9 });
  });
});

describe('the bucket', () => {
  let bucket: MemoryBucket;
  let gate: Gate;
  let service: TestService;

  beforeAll(async () => {
    bucket = await openMemoryBucket();
    gate = await openGate({ host: '127.0.0.1', port: bucket.port });
    service = await openTestService({
      S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    await service.untilReady();
  });
  afterAll(async () => {
    await service.close();
    await gate.close();
    await bucket.close();
  });

  it('away: nothing is taken in, made or paid, and everything is there when it is back', async () => {
    const customer = await buyer(service);
    const { imageUrl } = await customer.uploadPicture();
    const { imageUrl: second } = await customer.uploadPicture('another photo');
    const { files } = (await customer.process({ imageUrl })).json();
    const stored = bucket.objects.size;
    gate.shut();
    const away = [503, 'storage-unavailable'];
    expect(reported(await service.app.inject(requestLine('readyz')))).toEqual(away);
    const answers = [
      await uploaded(customer, 'a third'),
      await customer.process({ imageUrl: second }),
      await service.app.inject(files[0].url),
      await customer.call(requestLine('listPhotos')),
    ];
    expect(answers.map(reported)).toEqual(answers.map(() => away));
    gate.open();
    expect((await service.app.inject(files[0].url)).statusCode).toBe(200);
    expect((await customer.process({ imageUrl: second })).json()).toMatchObject({ state: 'clean' });
    expect((await uploaded(customer, 'a third')).statusCode).toBe(200);
    expect(await holdings(service, customer)).toEqual({ photos: 2, left: 8, noted: 8 });
    expect(bucket.objects.size).toBeGreaterThan(stored);
  });

  it('that breaks off in the middle of a request is tried again without an error', async () => {
    const customer = await buyer(service);
    bucket.breakOff();
    const { imageUrl, path } = await customer.uploadPicture();
    expect(bucket.objects.get(path)).toEqual(jpegTelling('photo'));
    bucket.breakOff();
    expect((await customer.process({ imageUrl })).json()).toMatchObject({ state: 'clean' });
  });

  it('away while the photo is being made: nothing is charged and the photo is made again', async () => {
    const customer = await buyer(service);
    const { told: reported, underWay, letGo } = await holdPhotos();
    const { imageUrl } = await customer.uploadPicture(reported);
    const making = customer.process({ imageUrl });
    await underWay();
    gate.shut();
    await letGo();
    expect((await making).statusCode).toBe(503);
    expect(await holdings(service, customer)).toEqual({ photos: 0, left: 10, noted: 10 });
    gate.open();
    expect((await customer.process({ imageUrl })).json()).toMatchObject({ state: 'clean' });
    expect(await holdings(service, customer)).toEqual({ photos: 1, left: 9, noted: 9 });
  });
});

describe('mails and payments', () => {
  let smtp: SMTPServer;
  let gate: Gate;
  let stripe: FakeStripe;
  let service: TestService;
  const arrived: string[] = [];

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk));
        stream.on('end', () => {
          arrived.push(text);
          done();
        });
      },
    });
    const listening = smtp.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    gate = await openGate({ host: '127.0.0.1', port: (listening.address() as AddressInfo).port });
    stripe = await openFakeStripe();
    // Short timeouts for a test.
    const variables = {
      SMTP_URL: `smtp://127.0.0.1:${gate.port}?greetingTimeout=300`,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_ADDRESS: stripe.address,
      CONTACT_PER_ADDRESS: '1000',
    };
    service = await openTestService(variables, { paymentTimeoutMs: 500 });
  });
  afterAll(async () => {
    await service.close();
    await gate.close();
    await stripe.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  const payload = { email: 'ayse@example.com', topic: 'question', message: 'May I wear a hat on it?' };
  const write = () => service.app.inject({ ...requestLine('contact'), payload });

  it.each(['shut', 'silence'] as const)(
    'a mail server that is away (%s): who waits is told, and what was promised lies ready',
    async (how) => {
      const customer = await service.customer();
      arrived.length = 0;
      gate[how]();
      expect(reported(await write())).toEqual([503, 'mail-unavailable']);
      const recovered = {
        method: 'POST',
        url: '/auth/v1/recover',
        payload: { email: customer.email },
      } as const;
      expect((await service.app.inject(recovered)).statusCode).toBe(200);
      const waiting = () => service.db.execute(sql`select from pgboss.job where name = 'mail'`);
      await vi.waitUntil(async () => (await waiting()).rows.length > 0, patiently);
      gate.open();
      expect((await write()).statusCode).toBe(200);
      expect(arrived.filter((text) => text.includes('May I wear a hat'))).toHaveLength(1);
    },
  );

  const checkout = (customer: Customer) =>
    customer.call({ ...requestLine('createCheckout'), payload: { priceId: 'pro-eur', language: 'en' } });
  const session = { body: { id: 'cs_1', url: 'https://pay.example/cs_1' } };
  const away = [502, 'payment-unavailable'];

  it('a payment provider that is away: nothing is begun, and it goes on when it is back', async () => {
    const customer = await service.customer();
    stripe.on('', () => 'hang-up');
    expect(reported(await checkout(customer))).toEqual(away);
    stripe.on('POST /v1/checkout/sessions', () => session);
    expect((await checkout(customer)).json()).toEqual({ url: session.body.url });
  });

  it('a payment provider that never answers: buyers get an error in time, everybody else is served, its events come again', async () => {
    const [customer, other] = [await service.customer(), await buyer(service)];
    stripe.on('', () => 'silence');
    const begunMs = performance.now();
    // More concurrent requests than database connections.
    const buying = Array.from({ length: 20 }, () => checkout(customer));
    const charge = { payment_intent: 'pi_9', amount_refunded: 399, metadata: {}, customer: null };
    const event = stripeEvent('charge.refunded', charge, service.now());
    const tell = () => sendEvent(service, event, { secret: 'whsec_test' });
    const telling = tell();
    const { imageUrl } = await other.uploadPicture();
    expect((await other.process({ imageUrl })).json()).toMatchObject({ state: 'clean' });
    const answers = (await Promise.all([...buying, telling])).map(reported);
    expect(answers).toEqual(answers.map(() => away));
    // Three attempts and the pauses between them.
    expect(performance.now() - begunMs).toBeLessThan(15_000);
    stripe.on('POST /v1/checkout/sessions', () => sleep(100).then(() => session));
    stripe.on('GET /v1/invoice_payments', () => sleep(100).then(() => ({ body: { data: [] } })));
    expect((await checkout(customer)).json()).toEqual({ url: session.body.url });
    expect((await tell()).statusCode).toBe(200);
    expect(await holdings(service, other)).toEqual({ photos: 1, left: 9, noted: 9 });
  });

  it('a clock that jumps an hour ahead and back: who was signed in is, and nothing is lost', async () => {
    const customer = await buyer(service);
    const { imageUrl } = await customer.uploadPicture();
    const { files } = (await customer.process({ imageUrl })).json();
    service.wait(2 * hourMs);
    expect(reported(await customer.call(requestLine('listPhotos')))).toEqual([401, 'sign-in-required']);
    expect(reported(await service.app.inject(files[0].url))).toEqual([403, 'file-link-expired']);
    const { imageUrl: ahead } = await inTurn(customer);
    expect((await customer.process({ imageUrl: ahead })).json()).toMatchObject({ state: 'clean' });
    service.wait(-4 * hourMs);
    expect((await customer.call(requestLine('listPhotos'))).json().photos).toHaveLength(2);
    expect((await service.app.inject(files[0].url)).statusCode).toBe(200);
    const { imageUrl: back } = await customer.uploadPicture('a third');
    expect((await customer.process({ imageUrl: back })).json()).toMatchObject({ state: 'clean' });
    service.wait(2 * hourMs);
    expect(await holdings(service, customer)).toEqual({ photos: 3, left: 7, noted: 7 });
  });

  /** Signs in again, as a browser does automatically. */
  async function inTurn(customer: Customer) {
    await customer.signIn();
    return customer.uploadPicture('another photo');
  }
});

const disk = await openSmallDisk(12);
afterAll(() => disk?.close());

describe.skipIf(!disk || hasTestBuckets)('a disk that is full (needs to be allowed to mount one)', () => {
  const { folder, fill, empty } = disk ?? ({} as SmallDisk);
  let service: TestService;

  beforeAll(async () => {
    service = await openTestService({ DATA_DIR: folder, DISK_MB_MIN: '0' });
    await service.untilReady();
  });
  afterAll(() => service.close());

  it('is reported, leaves no partial files behind, and ends once there is room', async () => {
    const customer = await buyer(service);
    const { imageUrl } = await customer.uploadPicture();
    await fill();
    const full = [503, 'storage-unavailable'];
    const large = jpegTelling(`photo ${'x'.repeat(200_000)}`);
    expect(reported(await customer.upload(pictureForm(large)))).toEqual(full);
    expect(reported(await customer.process({ imageUrl }))).toEqual(full);
    expect(await holdings(service, customer)).toEqual({ photos: 0, left: 10, noted: 10 });
    expect((await customer.call(requestLine('listPhotos'))).statusCode).toBe(200);
    expect((await service.app.inject(imageUrl)).statusCode).toBe(200);
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
    expect(await readdir(join(folder, 'files', '.drafts'))).toEqual([]);
    await empty();
    expect((await customer.upload(pictureForm(large))).statusCode).toBe(200);
    expect((await customer.process({ imageUrl })).json()).toMatchObject({ state: 'clean' });
    expect(await holdings(service, customer)).toEqual({ photos: 1, left: 9, noted: 9 });
  });
});
