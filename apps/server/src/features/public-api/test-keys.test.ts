import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { userPhotos } from '../../schema/index.ts';
import { businessOf, passport, statusAndCode, visa } from '../../testing/business.ts';
import { programOf } from '../../testing/program.ts';
import { testService } from '../../testing/test-service.ts';
import { expirePictures } from '../photos/index.ts';

const service = testService({ PREVIEWS_PER_ORIGINAL: '3' });
beforeAll(() => service.untilReady());

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

describe('a test key', () => {
  it('makes photos without a package, whose only file is the preview with the watermark', async () => {
    const program = await programOf(service, await service.customer(), { isTest: true });
    expect(program.secret).toMatch(/^vk_test_[A-Za-z0-9_-]{43}$/);
    const made = await program.send('v1MakePhoto', passport);
    expect(made.statusCode).toBe(201);
    const photo = made.json();
    expect(photo).toMatchObject({ ...passport, isTest: true, status: 'finished', paidBy: null });
    expect(photo.files).toEqual([expect.objectContaining({ isWatermarked: true })]);
    const file = await service.app.inject(pathOf(photo.files[0].url));
    expect(file.body).toMatch(/^a preview of/);
    expect(file.rawPayload).toHaveLength(photo.files[0].bytes);
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photo.id));
    expect(row).toMatchObject({ unlockedAt: null, testStatus: 'finished' });
  });

  it('prints sheets of its own photos alone', async () => {
    const { customer, program: live } = await businessOf(service);
    const test = await programOf(service, customer, { isTest: true });
    const made = (await test.send('v1MakePhoto', passport)).json();
    const paid = (await live.send('v1MakePhoto', passport, { told: 'paid' })).json();
    const query = (photos: string) => ({ query: { photos, paper: 'a4' } });
    for (const [program, { id }] of [
      [test, made],
      [live, paid],
    ]) {
      const sheet = await program.ask('v1PrintSheet', query(`${id}:2`));
      expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect(statusAndCode(await test.ask('v1PrintSheet', query(paid.id)))).toEqual([404, 'photo-not-found']);
    expect(statusAndCode(await live.ask('v1PrintSheet', query(made.id)))).toEqual([404, 'photo-not-found']);
  });

  it('checks photos without a package, and uses no credit of a package', async () => {
    const { customer, program: live } = await businessOf(service);
    const test = await programOf(service, customer, { isTest: true });
    expect((await test.send('v1CheckPhoto', passport)).statusCode).toBe(200);
    await test.send('v1MakePhoto', passport);
    expect((await live.ask('v1GetCredits')).json()).toMatchObject({
      key: { isTest: false, creditsThisMonth: 0 },
      creditsRemaining: 50,
    });
  });

  it('gets a preview of a photo that fails, and its file after unlocking it', async () => {
    const program = await programOf(service, await service.customer(), { isTest: true });
    const failed = (await program.send('v1MakePhoto', passport, { told: 'judged fail' })).json();
    expect(failed).toMatchObject({ isTest: true, status: 'preview', files: [] });
    const unlocked = await program.ask('v1UnlockPhoto', { params: { photoId: failed.id } });
    expect(unlocked.json()).toMatchObject({ isTest: true, status: 'finished', paidBy: null });
    const file = await service.app.inject(pathOf(unlocked.json().files[0].url));
    expect(file.body).toMatch(/^a preview of/);
  });

  it('sees no real photo, and real keys and the dashboard see none of its photos', async () => {
    const { customer, program: live } = await businessOf(service);
    const test = await programOf(service, customer, { isTest: true });
    const ids = {
      live: (await live.send('v1MakePhoto', passport)).json().id as string,
      test: (await test.send('v1MakePhoto', passport, { told: 'another' })).json().id as string,
    };
    const listed = async (program: typeof live) =>
      (await program.ask('v1ListPhotos')).json().data.map(({ id }: { id: string }) => id);
    expect([await listed(live), await listed(test)]).toEqual([[ids.live], [ids.test]]);
    for (const [program, photoId] of [
      [live, ids.test],
      [test, ids.live],
    ] as const) {
      for (const id of ['v1GetPhoto', 'v1UnlockPhoto', 'v1DeletePhoto'] as const) {
        expect(statusAndCode(await program.ask(id, { params: { photoId } }))).toEqual([
          404,
          'photo-not-found',
        ]);
      }
    }
    const shown = await customer.call(requestLine('listPhotos'));
    expect(shown.json().photos.map(({ photoId }: { photoId: string }) => photoId)).toEqual([ids.live]);
    const params = { photoId: ids.test };
    expect((await customer.call(requestLine('getPhoto', { params }))).statusCode).toBe(404);
    const unlocking = { ...requestLine('unlockPhoto', { params }), payload: { despiteFailedChecks: true } };
    expect((await customer.call(unlocking)).statusCode).toBe(404);
  });

  it('is not answered with the photo of a real key under the same idempotency key', async () => {
    const { customer, program: live } = await businessOf(service);
    const test = await programOf(service, customer, { isTest: true });
    const headers = { 'idempotency-key': 'order 7' };
    const [real, trial] = [
      await live.send('v1MakePhoto', passport, { headers }),
      await test.send('v1MakePhoto', passport, { headers }),
    ];
    expect([real.json().isTest, trial.json().isTest]).toEqual([false, true]);
  });

  it('makes as many photos a day as a visitor gets previews', async () => {
    const program = await programOf(service, await service.customer(), { isTest: true });
    const { originalId } = (await program.send('v1MakePhoto', passport)).json();
    const again = () => program.ask('v1MakePhotoOfOriginal', { params: { originalId }, payload: visa });
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([201, 201]);
    expect(statusAndCode(await again())).toEqual([402, 'payment-required']);
  });

  it('manages endpoints of its own, which get the events of test keys alone', async () => {
    const { customer, program: live } = await businessOf(service);
    const test = await programOf(service, customer, { isTest: true });
    const payload = { url: 'https://93.184.216.34/hook', events: ['photo.finished'] };
    const [ofLive, ofTest] = [
      (await live.ask('v1CreateWebhookEndpoint', { payload })).json(),
      (await test.ask('v1CreateWebhookEndpoint', { payload })).json(),
    ];
    expect([ofLive.isTest, ofTest.isTest]).toEqual([false, true]);
    const ids = async (program: typeof live) =>
      (await program.ask('v1ListWebhookEndpoints')).json().data.map(({ id }: { id: string }) => id);
    expect([await ids(live), await ids(test)]).toEqual([[ofLive.id], [ofTest.id]]);
    const removed = await test.ask('v1DeleteWebhookEndpoint', { params: { endpointId: ofLive.id } });
    expect(statusAndCode(removed)).toEqual([404, 'webhook-endpoint-not-found']);
    await live.send('v1MakePhoto', passport);
    await test.send('v1MakePhoto', passport, { told: 'another' });
    const deliveries = async (program: typeof live, endpointId: string) =>
      (await program.ask('v1ListWebhookDeliveries', { params: { endpointId } })).json().data;
    expect(await deliveries(live, ofLive.id)).toHaveLength(1);
    const [tested] = await deliveries(test, ofTest.id);
    const retry = (program: typeof live) =>
      program.ask('v1RetryWebhookDelivery', { params: { deliveryId: tested.id } });
    expect(statusAndCode(await retry(live))).toEqual([404, 'webhook-delivery-not-found']);
    expect((await retry(test)).statusCode).toBe(202);
  });

  it('loses its photos after a week', async () => {
    const { customer, program: live } = await businessOf(service);
    const test = await programOf(service, customer, { isTest: true });
    const kept = (await live.send('v1MakePhoto', passport)).json().id;
    await test.send('v1MakePhoto', passport, { told: 'another' });
    const retention = { originalsAnonymousHours: 9999, originalsDays: 999, finishedAnonymousDays: 999 };
    const expireAfter = (days: number) =>
      expirePictures({ ...service, clock: () => service.now().getTime() + days * dayMs, retention });
    const own = () =>
      service.db.select({ id: userPhotos.id }).from(userPhotos).where(eq(userPhotos.userId, customer.userId));
    await expireAfter(6.9);
    expect(await own()).toHaveLength(2);
    await expireAfter(7.1);
    expect(await own()).toEqual([{ id: kept }]);
  });
});
