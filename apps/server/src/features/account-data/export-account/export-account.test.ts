import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestLine } from '@vesika/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FullAccount, fillAccount } from '../../../testing/full-account.ts';
import { patiently } from '../../../testing/patiently.ts';
import { signingSecret } from '../../../testing/payments.ts';
import { hasTestBuckets } from '../../../testing/test-bucket.ts';
import { openTestService, testService } from '../../../testing/test-service.ts';
import { unzip } from '../../../testing/zip.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
let full: FullAccount;
let files: Map<string, Buffer>;
let record: Record<string, object[]>;

beforeAll(async () => {
  const storage = service.storage;
  full = await fillAccount(service, storage);
  await fillAccount(service, storage);
  const response = await full.customer.call(requestLine('exportAccount'));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="vesika-account-\d{4}-\d\d-\d\d\.zip"$/,
    ),
    'cache-control': 'private, no-store',
  });
  files = unzip(response.rawPayload);
  record = JSON.parse(files.get('account.json')!.toString());
});

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

describe('exportAccount', () => {
  it('200: holds the originals, the clean photos, and of the others what was shown', () => {
    const pictures = [...files].filter(([name]) => name !== 'account.json');
    expect(
      Object.fromEntries(pictures.map(([name, bytes]) => [name.replace(uuid, 'id'), bytes.toString()])),
    ).toEqual({
      'originals/passport-DE-2026-11-21-081530.jpg': 'the original',
      'photos/passport-DE-2026-11-21-081530/photo.jpg': 'clean photo.jpg',
      'photos/passport-DE-2026-11-21-081530/photo.png': 'clean photo.png',
      'photos/passport-DE-2026-11-21-081530/proof.png': 'clean proof.png',
      'photos/passport-DE-2026-11-21-081530-2/preview.jpg': 'unpaid preview.jpg',
    });
  });

  it('200: leaves out the format that the package lacks', async () => {
    const customer = await service.customer();
    await service.untilReady();
    await service.giveCredits(customer, 'starter-eur');
    const { imageUrl } = await customer.uploadPicture();
    expect((await customer.process({ imageUrl })).json().state).toBe('clean');
    const response = await customer.call(requestLine('exportAccount'));
    const names = [...unzip(response.rawPayload).keys()].map((name) => name.split('/').at(-1));
    expect(names).toContain('photo.jpg');
    expect(names).not.toContain('photo.png');
  });

  it('tells where the files of each photo are', () => {
    const original = 'originals/passport-DE-2026-11-21-081530.jpg';
    expect(record.photos).toEqual([
      expect.objectContaining({ id: full.cleanId, folder: 'photos/passport-DE-2026-11-21-081530', original }),
      expect.objectContaining({
        id: full.previewId,
        folder: 'photos/passport-DE-2026-11-21-081530-2',
        original,
      }),
    ]);
  });

  it('tells of the account itself', () => {
    expect(record.account).toMatchObject({ id: full.customer.userId, email: full.customer.email });
  });

  it('has the rows of every table that names an account, and of this account alone', async () => {
    const { rows } = await service.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`);
    const secrets = ['auth_flow_states', 'auth_one_time_tokens', 'auth_recovery_codes'];
    const expected = rows.map(({ name }) => name).filter((name) => !secrets.includes(name));
    const lists = Object.entries(record).filter(([, value]) => Array.isArray(value));
    expect(lists.length).toBe(expected.length);
    for (const [name, own] of lists) {
      expect(own.length, name).toBeGreaterThan(0);
      for (const row of own) expect(row, name).toMatchObject({ userId: full.customer.userId });
    }
  });

  it('gives no secret away', async () => {
    const text = files.get('account.json')!.toString();
    expect(text).not.toMatch(/passwordHash|argon2|secret|tokenHash|linkHash|lastStep/);
    expect(record.factors).toEqual([expect.objectContaining({ friendlyName: 'phone' })]);
    expect(record.sessions).toEqual([expect.objectContaining({ aal: 'aal1' })]);
  });

  it('401 sign-in-required: without a session', async () => {
    const response = await service.visitor().call(requestLine('exportAccount'));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it('429 rate-limited: too often', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    const customer = await strict.customer();
    const statuses = [
      await customer.call(requestLine('exportAccount')),
      await customer.call(requestLine('exportAccount')),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
    await strict.close();
  });

  // In a bucket these are connections that the S3 client keeps open.
  it.skipIf(hasTestBuckets)('closes the files when the client leaves in the middle', async () => {
    const storage = service.storage;
    const { customer, originalKey } = await fillAccount(service, storage);
    await storage.put(originalKey as never, Buffer.alloc(30_000_000, 1));
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.app.server.address() as AddressInfo;
    const before = await openFiles();
    const call = openRequest({
      port,
      host: '127.0.0.1',
      path: requestLine('exportAccount').url,
      headers: customer.headers,
    });
    call.on('error', () => {}).end();
    const [response] = await once(call, 'response');
    await once(response, 'data');
    expect(await openFiles()).toBeGreaterThan(before);
    call.destroy();
    await expect.poll(openFiles, patiently).toBe(before);
  });
});

/** Number of pictures this process has open. */
async function openFiles(): Promise<number> {
  const { readdir, readlink } = await import('node:fs/promises');
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((path) => path.startsWith(`${service.dataDir}/files/photos`)).length;
}
