import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBucketRequests } from './s3-requests.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function bucketThat(answer: RequestListener, timeoutMs?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close().closeAllConnections());
  const log: string[] = [];
  const tell = (_line: object | string, message?: string) => void log.push(message ?? String(_line));
  const ask = createBucketRequests({
    place: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'eu-central-1',
      bucket: 'pictures',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    log: { warn: tell, info: tell } as never,
    ...(timeoutMs && { timeoutMs }),
  });
  const get = () => ask({ method: 'GET', path: 'photos/a.jpg' }, (answer) => answer.text());
  return { get, ask, log, server };
}

describe('requests to a bucket', () => {
  it('are signed with key, region and content', async () => {
    const seen: Record<string, unknown>[] = [];
    const { ask } = await bucketThat((request, response) => {
      seen.push({ url: request.url, ...request.headers });
      response.end();
    });
    await ask({ method: 'PUT', path: 'photos/a.jpg', body: Buffer.from('x') }, (answer) => answer.text());
    expect(seen[0]?.url).toBe('/pictures/photos/a.jpg');
    expect(seen[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-central-1\/s3\/aws4_request/,
    );
    const hash = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
    expect(seen[0]?.['x-amz-content-sha256']).toBe(hash);
  });

  it('are made again after a hiccup, without anybody hearing of it', async () => {
    let requested = 0;
    const { get, log } = await bucketThat((request, response) => {
      requested++;
      if (requested === 1) return void request.socket.destroy();
      response.writeHead(requested === 2 ? 503 : 200).end('there');
    });
    expect(await get()).toBe('there');
    expect([requested, log]).toEqual([3, []]);
  });

  it('fail as an outage, logged once, and work again by themselves', async () => {
    let isUp = false;
    const { get, log } = await bucketThat((_request, response) => {
      response.writeHead(isUp ? 200 : 500).end('<Error><Code>InternalError</Code></Error>');
    });
    for (let n = 0; n < 2; n++) {
      await expect(get()).rejects.toMatchObject({
        code: 'storage-unavailable',
        facts: { retryAfterSeconds: 5 },
        cause: { message: 'the storage answered GET with 500 InternalError' },
      });
    }
    isUp = true;
    await get();
    expect(log).toEqual(['the storage is away', 'the storage is back']);
  });

  it.each([
    ['a key that is not ours', 403, 'SignatureDoesNotMatch'],
    ['a bucket that is not there', 404, 'NoSuchBucket'],
  ])('are not made again for %s', async (_what, status, code) => {
    let requested = 0;
    const { get } = await bucketThat((_request, response) => {
      requested++;
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    });
    await expect(get()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(requested).toBe(1);
  });

  it('answer undefined where there is nothing', async () => {
    const { get, log } = await bucketThat((_request, response) => {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
    expect([await get(), log]).toEqual([undefined, []]);
  });

  it('do not wait for a server that says nothing, or stops in the middle', async () => {
    const { get } = await bucketThat((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
    }, 100);
    await expect(get()).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it('never name a place in what they throw', async () => {
    const { get, server } = await bucketThat((_request, response) => response.end());
    server.close().closeAllConnections();
    const failure = await get().catch((error: Error) => error);
    expect(JSON.stringify([String(failure), String((failure as Error).cause)])).not.toContain('a.jpg');
  });
});
