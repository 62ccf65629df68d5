import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { businessOf, passport, statusAndCode } from '../../testing/business.ts';
import { jpegTelling, openTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let shop: Server;
let origin: string;

beforeAll(async () => {
  service = await openTestService({ WEBHOOKS_TO_ANYWHERE: 'true' });
  await service.untilReady();
  shop = createServer((request, response) => {
    if (request.url === '/portrait.jpg') response.end(jpegTelling('photo'));
    else if (request.url === '/page') response.end('<html>');
    else if (request.url === '/large.jpg') response.end(Buffer.alloc(10 * 2 ** 20 + 1));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.close();
  await service.close();
});

it('201: makes a photo of a portrait that was fetched once', async () => {
  const { program } = await businessOf(service);
  const payload = { url: `${origin}/portrait.jpg` };
  const headers = { 'idempotency-key': 'portrait 1' };
  const fetched = await program.ask('v1FetchOriginal', { payload, headers });
  expect([fetched.statusCode, fetched.json().id]).toEqual([201, expect.stringMatching(/^original_/)]);
  const again = await program.ask('v1FetchOriginal', { payload, headers });
  expect(again.json()).toEqual(fetched.json());
  const made = await program.ask('v1MakePhotoOfOriginal', {
    params: { originalId: fetched.json().id },
    payload: passport,
  });
  expect(made.json()).toMatchObject({ status: 'finished', paidBy: 'credit' });
});

it.each([
  ['/page', 415, 'file-type-unsupported'],
  ['/large.jpg', 413, 'file-too-large'],
  ['/nothing', 422, 'source-refused'],
])('refuses %s: %i %s, and stores nothing', async (path, status, code) => {
  const { customer, program } = await businessOf(service);
  const refused = await program.ask('v1FetchOriginal', { payload: { url: origin + path } });
  expect(statusAndCode(refused)).toEqual([status, code]);
  expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
});

it('reaches no private network with the usual settings', async () => {
  const strict = await openTestService();
  const { program } = await businessOf(strict);
  const codeOf = async (url: string) =>
    statusAndCode(await program.ask('v1FetchOriginal', { payload: { url } }));
  expect(await codeOf('https://127.0.0.1/portrait.jpg')).toEqual([422, 'source-url-private']);
  expect(await codeOf('https://169.254.169.254/latest/meta-data')).toEqual([422, 'source-url-private']);
  expect(await codeOf(`${origin}/portrait.jpg`)).toEqual([422, 'source-url-invalid']);
  await strict.close();
});

it('links work for as long as the caller chooses', async () => {
  const { program } = await businessOf(service);
  const { id: photoId } = (await program.send('v1MakePhoto', passport)).json();
  const linked = async (linkSeconds: string) =>
    (await program.ask('v1GetPhoto', { params: { photoId }, query: { linkSeconds } })).json();
  const [minute, week] = [await linked('60'), await linked('604800')];
  const ends = Number(new URL(minute.previewUrl).searchParams.get('expires')) * 1000;
  expect(Date.parse(minute.linksExpireAt)).toBeLessThanOrEqual(ends);
  expect(Date.parse(week.linksExpireAt) - Date.parse(minute.linksExpireAt)).toBeGreaterThan(604_000_000);
  const open = async ({ files }: typeof minute) => {
    const { pathname, search } = new URL(files[0].url);
    return service.app.inject(pathname + search);
  };
  expect((await open(minute)).statusCode).toBe(200);
  service.wait(61_000);
  expect(statusAndCode(await open(minute))).toEqual([403, 'file-link-expired']);
  service.wait(6 * dayMs);
  expect((await open(week)).statusCode).toBe(200);
  for (const linkSeconds of ['59', '604801']) {
    const refused = await program.ask('v1GetPhoto', { params: { photoId }, query: { linkSeconds } });
    expect(statusAndCode(refused)).toEqual([400, 'request-invalid']);
  }
});
