/** Tests the typed client against the running service, including refusals. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openVesika, type Vesika, VesikaError } from '@vesika/client';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userPhotos } from '../../schema/index.ts';
import { holdPhotos } from '../../testing/hold-photos.ts';
import { programOf } from '../../testing/program.ts';
import { type Customer, jpegTelling, testService } from '../../testing/test-service.ts';

const service = testService();
let url: string;
let customer: Customer;
let key: string;
let vesika: Vesika;

beforeAll(async () => {
  await service.untilReady();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  customer = await service.customer();
  await service.giveCredits(customer, 'business-eur');
  key = (await programOf(service, customer)).secret;
  vesika = openVesika({ key, url });
});

const passport = { countryCode: 'BE', documentType: 'passport' } as const;
const visa = { countryCode: 'US', documentType: 'visa' } as const;
const portrait = (told = 'photo') => new Blob([jpegTelling(told) as Uint8Array<ArrayBuffer>]);

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(VesikaError);
  return (error as VesikaError).code;
}

describe('the client', () => {
  it('makes a photo of a file, of bytes and of what was sent before, and saves it', async () => {
    const path = join(service.dataDir, 'selfie.jpg');
    await writeFile(path, jpegTelling('photo of a file'));
    const photo = await vesika.makePhoto({ file: path, ...passport });
    expect(photo).toMatchObject({ ...passport, status: 'finished', verdict: 'pass' });
    const saved = await vesika.download(photo.files[0]!);
    expect(saved.size).toBe(photo.files[0]!.bytes);
    const ofBytes = await vesika.makePhoto({ file: jpegTelling('bytes'), ...passport, cropOnly: true });
    const again = await vesika.makePhoto({ originalId: ofBytes.originalId!, ...visa });
    expect(again.originalId).toBe(ofBytes.originalId);
    expect(await vesika.getPhoto(again.id)).toMatchObject({ id: again.id, ...visa });
  });

  it('starts a job and waits for it', async () => {
    const { id: originalId } = await vesika.sendOriginal(portrait('photo of a job'));
    const { id } = await vesika.startJob({ originalId, documents: [passport, visa] });
    const onProgress = vi.fn();
    const job = await vesika.waitForJob(id, { onProgress });
    expect(job.documents.map(({ status }) => status)).toEqual(['made', 'made']);
    expect(onProgress).toHaveBeenLastCalledWith(job);
    expect(await codeOf(vesika.getJob('11111111-1111-4111-8111-111111111111'))).toBe('job-not-found');
    const { told, letGo } = await holdPhotos();
    const held = await vesika.sendOriginal(portrait(told));
    const long = await vesika.startJob({ originalId: held.id, documents: [passport] });
    expect(await codeOf(vesika.waitForJob(long.id, { timeoutMs: 0 }))).toBe('job-timed-out');
    await letGo();
    expect((await vesika.waitForJob(long.id)).documents).toMatchObject([{ status: 'made' }]);
  });

  it('reads lists page by page', async () => {
    const photos = await allOf(vesika.listPhotos({ limit: 2 }));
    const rows = await service.db.$count(userPhotos, eq(userPhotos.userId, customer.userId));
    expect(photos).toHaveLength(rows);
    expect(rows).toBeGreaterThan(2);
    const records = await allOf(vesika.listRequirements({ countryCode: 'DE' }));
    expect(records.map(({ documentType }) => documentType)).toContain('passport');
    const [first] = await allOf(vesika.listRequirements({ search: 'oci', limit: 1 }));
    expect(first).toMatchObject({ countryCode: 'IN', variant: 'india-oci' });
  });

  it('reads what is asked of a photo, and what is left of the credits', async () => {
    const { size } = await vesika.getRequirement(passport);
    expect(size).toMatchObject({ widthMm: 35, heightMm: 45 });
    expect((await vesika.getCredits()).creditsRemaining).toBeLessThan(50);
  });

  it('unlocks a preview, and deletes', async () => {
    const preview = await vesika.makePhoto({ file: portrait('judged fail'), ...passport });
    expect(preview.status).toBe('preview');
    expect((await vesika.unlockPhoto(preview.id)).status).toBe('finished');
    await vesika.deletePhoto(preview.id);
    expect(await codeOf(vesika.getPhoto(preview.id))).toBe('photo-not-found');
  });

  it('throws what was answered, with its code, status, facts and request', async () => {
    const refused = vesika.makePhoto({ file: portrait('fail face-missing'), ...passport });
    await expect(refused).rejects.toMatchObject({
      name: 'VesikaError',
      code: 'face-missing',
      status: 422,
      requestId: expect.any(String),
    });
    expect(await codeOf(openVesika({ key: 'vk_live_none', url }).getCredits())).toBe('api-key-invalid');
    expect(await codeOf(vesika.deletePhoto('11111111-1111-4111-8111-111111111111'))).toBe('photo-not-found');
  });
});

describe('options of a call', () => {
  it('make a photo once under one idempotency key, however many clients send it', async () => {
    const order = { file: portrait('photo under a key'), ...passport };
    const options = { idempotencyKey: 'order 4711' };
    const first = await vesika.makePhoto(order, options);
    const second = await openVesika({ key, url }).makePhoto(order, options);
    expect(second.id).toBe(first.id);
    const another = vesika.makePhoto({ ...order, ...visa }, options);
    expect(await codeOf(another)).toBe('idempotency-key-reused');
  });

  /** A service that takes requests and never answers. */
  const silent: typeof fetch = (input) =>
    new Promise((_resolve, reject) => {
      const { signal } = input as Request;
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  it('end a call after its time, or after the time that all calls have', async () => {
    const patient = openVesika({ key, url, fetch: silent });
    expect(await codeOf(patient.getCredits({ timeoutMs: 20 }))).toBe('timed-out');
    const hasty = openVesika({ key, url, fetch: silent, timeoutMs: 20 });
    expect(await codeOf(hasty.makePhoto({ file: portrait(), ...passport }))).toBe('timed-out');
  });

  it('end a call in the pause before a retry too', async () => {
    const busy: typeof fetch = async () =>
      new Response(null, { status: 503, headers: { 'retry-after': '30' } });
    expect(await codeOf(openVesika({ key, url, fetch: busy }).getCredits({ timeoutMs: 20 }))).toBe(
      'timed-out',
    );
  });

  it('end a call with the reason of its signal', async () => {
    const caller = new AbortController();
    const call = openVesika({ key, url, fetch: silent }).getCredits({ signal: caller.signal });
    caller.abort(new Error('the visitor has left'));
    await expect(call).rejects.toThrow('the visitor has left');
    const listing = vesika.listPhotos({}, { signal: caller.signal }).next();
    await expect(listing).rejects.toThrow('the visitor has left');
  });
});

it('checks a picture and keeps nothing', async () => {
  const before = await vesika.getCredits();
  const portraitCheck = await vesika.checkPhoto({ file: portrait(), subject: 'portrait', ...passport });
  expect(portraitCheck).toMatchObject({ subject: 'portrait', ...passport, variant: 'standard' });
  expect(portraitCheck.checks.length).toBeGreaterThan(0);
  const photoCheck = await vesika.checkPhoto({ file: portrait(), ...passport });
  expect(photoCheck.subject).toBe('photo');
  expect(await vesika.getCredits()).toEqual(before);
});

it('the lines of its README run as they stand', async () => {
  const repository = join(import.meta.dirname, '../../../../..');
  const readme = await readFile(join(repository, 'packages/client/README.md'), 'utf8');
  const [, lines = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'vesika-client-'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'selfie.jpg'), jpegTelling('photo of the README'));
  await writeFile(join(folder, 'readme.mjs'), lines);
  const run = promisify(execFile)(process.execPath, ['--import', '@oxc-node/core/register', 'readme.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, VESIKA_KEY: key, VESIKA_URL: url },
  });
  expect((await run).stdout).toMatch(/^pass \[\]\n/);
  expect((await stat(join(folder, 'passport.jpg'))).size).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

describe('a service that says no for now', () => {
  it('is asked again when it says, under the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    const flaky: typeof fetch = async (input) => {
      const request = input as Request;
      keys.push(request.headers.get('idempotency-key'));
      const { length } = keys;
      if (length === 1) return new Response(null, { status: 503, headers: { 'retry-after': '0' } });
      // The request succeeds, but its answer is lost.
      const answer = await fetch(request);
      if (length === 2) throw new TypeError('fetch failed');
      return answer;
    };
    const photo = await openVesika({ key, url, fetch: flaky }).makePhoto({
      file: portrait('once'),
      ...passport,
    });
    expect(photo.status).toBe('finished');
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    const made = await allOf(vesika.listPhotos());
    expect(made.filter(({ originalId }) => originalId === photo.originalId)).toHaveLength(1);
  });

  it('is not waited for longer than one would, nor asked for ever', async () => {
    const answer = (seconds: string) =>
      vi.fn(async () =>
        Response.json(
          { code: 'rate-limited', detail: 'Too many', status: 429, facts: {}, requestId: 'r' },
          { status: 429, headers: { 'retry-after': seconds } },
        ),
      );
    const long = answer('3600');
    expect(await codeOf(openVesika({ key, url, fetch: long }).getCredits())).toBe('rate-limited');
    expect(long).toHaveBeenCalledTimes(1);
    const short = answer('0');
    expect(await codeOf(openVesika({ key, url, fetch: short, retriesMax: 2 }).getCredits())).toBe(
      'rate-limited',
    );
    expect(short).toHaveBeenCalledTimes(3);
  });

  it('is asked once more for a photo that took too long', async () => {
    const slow = vi.fn(async () =>
      Response.json(
        { code: 'photo-timed-out', detail: 'Too long', status: 504, facts: {}, requestId: 'r' },
        { status: 504, headers: { 'retry-after': '0' } },
      ),
    );
    expect(await codeOf(openVesika({ key, url, fetch: slow }).getCredits())).toBe('photo-timed-out');
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('is distinguished from none at all, and from a proxy that answers for it', async () => {
    const closed = openVesika({ key, url: 'http://127.0.0.1:1', retriesMax: 0 });
    expect(await codeOf(closed.getCredits())).toBe('connection');
    const proxy = createServer((_request, response) => response.writeHead(502).end('<html>Bad gateway'));
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    const { port } = proxy.address() as AddressInfo;
    const behind = openVesika({ key, url: `http://127.0.0.1:${port}` }).getCredits();
    await expect(behind).rejects.toMatchObject({ code: 'connection', status: 502 });
    proxy.close();
  });
});

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
