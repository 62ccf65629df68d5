import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { openHttpServer } from '../../platform/http/http-server.ts';
import { type FreeSpace, watchFreeSpace } from '../../platform/storage/free-space.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestService } from '../../testing/test-service.ts';
import { registerHealth } from './register.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const freeSpace = watchFreeSpace(tmpdir(), 0);
const storage = { check: async () => undefined };

async function openHealth(parts: Parameters<typeof registerHealth>[1]) {
  const app = await openHttpServer({ logLevel: 'silent', trustProxy: false, https: false });
  opened.push(app);
  registerHealth(app, parts);
  return app;
}

describe('GET /readyz', () => {
  it('503 database-unavailable: from the moment the database goes away, while the server still answers', async () => {
    const database = await openTestDatabase();
    const { app, untilReady, close } = await openTestService({ DATABASE_URL: database.url });
    opened.push({ close });
    await untilReady();
    await database.drop();
    const response = await app.inject(requestLine('readyz'));
    expect([response.statusCode, response.json().code]).toEqual([503, 'database-unavailable']);
    expect((await app.inject(requestLine('healthz'))).statusCode).toBe(200);
  });

  it('503 database-unavailable: a database that does not answer is not waited for', async () => {
    const silent = new Promise<void>(() => {});
    const app = await openHealth({
      photoMaker: { isReady: () => true },
      database: { ping: () => silent },
      storage,
      freeSpace,
    });
    const response = await app.inject(requestLine('readyz'));
    expect([response.statusCode, response.json().code]).toEqual([503, 'database-unavailable']);
  });

  it('503 engine-unavailable: the database is not queried', async () => {
    const app = await openHealth({
      photoMaker: { isReady: () => false },
      database: { ping: () => Promise.reject(new Error('asked')) },
      storage,
      freeSpace,
    });
    expect((await app.inject(requestLine('readyz'))).json().code).toBe('engine-unavailable');
  });

  it('503 storage-unavailable: a disk that is full, or gone', async () => {
    const parts = { photoMaker: { isReady: () => true }, database: { ping: async () => undefined }, storage };
    const codes = async (freeSpace: FreeSpace) =>
      (await (await openHealth({ ...parts, freeSpace })).inject(requestLine('readyz'))).json().code;
    expect(await codes(watchFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER))).toBe('storage-unavailable');
    expect(await codes(watchFreeSpace('/no/such/disk', 0))).toBe('storage-unavailable');
    expect(await codes(freeSpace)).toBeUndefined();
  });

  it('503 storage-unavailable: a bucket that is away or does not answer, and 200 once it does', async () => {
    const silent = () => new Promise<void>(() => {});
    const answers = [() => Promise.reject(new Error('away')), silent, async () => undefined];
    const app = await openHealth({
      photoMaker: { isReady: () => true },
      database: { ping: async () => undefined },
      storage: { check: () => answers.shift()!() },
      freeSpace,
    });
    const reported: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const response = await app.inject(requestLine('readyz'));
      reported.push([response.statusCode, response.json().code]);
    }
    const away = [503, 'storage-unavailable'];
    expect(reported).toEqual([away, away, [200, undefined]]);
  });
});

describe('GET /healthz', () => {
  it('200: also while everything else but the files of the pages is answered busy', async () => {
    const app = await openHealth({
      photoMaker: { isReady: () => true },
      database: { ping: async () => undefined },
      storage,
      freeSpace,
    });
    app.get('/assets/page.js', { config: { evenWhenBusy: true } }, async () => 'a script');
    await app.ready();
    let code: string | undefined;
    for (let round = 0; code !== 'busy' && round < 10; round++) {
      // Blocks the event loop.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      await sleep(1);
      code = (await app.inject(requestLine('readyz'))).json().code;
    }
    const answers = await Promise.all(
      ['/readyz', '/healthz', '/assets/page.js'].map((url) => app.inject(url)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
  });
});
