import { requestLine } from '@vesika/contract';
import { Gauge, Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { patiently } from '../../testing/patiently.ts';
import { openTestService, type TestService } from '../../testing/test-service.ts';
import type { StorageKey } from '../storage/storage-key.ts';
import { serveMetrics } from './serve-metrics.ts';

let service: TestService;
let port: number;

beforeAll(async () => {
  port = await freePort();
  service = await openTestService({ ROLE: 'all', METRICS_PORT: String(port) });
  await service.untilReady();
});
afterAll(() => service.close());

/** The sum over all series with these labels. */
async function value(name: string, labels: Record<string, string> = {}): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  const wanted = lines.filter((line) =>
    Object.entries(labels).every(([key, each]) => line.includes(`${key}="${each}"`)),
  );
  return wanted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('metrics', () => {
  it('count what came of photos, their checks, uploads, the work of the engine and answers by route', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    const { imageUrl } = await customer.uploadPicture();
    expect((await customer.process({ imageUrl })).statusCode).toBe(200);
    const visitor = service.visitor();
    const { imageUrl: other } = await visitor.uploadPicture();
    expect((await visitor.process({ imageUrl: other })).statusCode).toBe(200);
    expect(await value('vesika_photos_total', { outcome: 'clean' })).toBe(1);
    expect(await value('vesika_photos_total', { outcome: 'sign-in-required' })).toBe(1);
    expect(await value('vesika_checks_total', { verdict: 'pass' })).toBeGreaterThan(1);
    expect(await value('vesika_upload_bytes_total')).toBeGreaterThan(100);
    expect(await value('vesika_engine_seconds_count', { kind: 'photo', outcome: 'done' })).toBe(2);
    expect(
      await value('vesika_request_seconds_count', { status: '200', route: requestLine('uploadPhoto').url }),
    ).toBe(2);
    expect([await value('vesika_queue_length'), await value('vesika_engine_working')]).toEqual([0, 0]);
  });

  it('tell how many requirements an operator should look at again', async () => {
    const stale = (reason: string) => value('vesika_stale_requirements', { reason });
    expect(await stale('undated')).toBeGreaterThan(100);
    expect(await stale('ended')).toBeGreaterThan(0);
  });

  it('tell how long the storage takes, and what came of it', async () => {
    const visitor = service.visitor();
    const puts = () => value('vesika_storage_seconds_count', { call: 'put', outcome: 'done' });
    const before = await puts();
    const { imageUrl, path } = await visitor.uploadPicture();
    expect(await puts()).toBe(before + 1);
    await service.storage.delete(path as StorageKey);
    const missing = () => value('vesika_storage_seconds_count', { call: 'get', outcome: 'missing' });
    const missed = await missing();
    expect((await visitor.process({ imageUrl })).json().code).toBe('image-not-found');
    expect(await missing()).toBe(missed + 1);
  });

  it('count failures by their code', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture('fail face-missing');
    const answer = await visitor.process({ imageUrl });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await value('vesika_failures_total', { code: answer.json().code })).toBe(1);
    expect(await value('vesika_engine_seconds_count', { outcome: answer.json().code })).toBe(1);
  });

  it('count credits as the ledger has them, once they are settled', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    service.wait(31_000);
    const granted = await value('vesika_credits_total', { direction: 'in' });
    expect(granted).toBeGreaterThanOrEqual(10);
    expect(await value('vesika_credits_total', { direction: 'out' })).toBe(1);
    expect(await value('vesika_credits_total', { direction: 'in' })).toBe(granted);
  });

  it('tell the release, the connections to the database and the free disk', async () => {
    expect(await value('vesika_build_info', { node: process.version })).toBe(1);
    expect(await value('vesika_database_connections', { state: 'waiting' })).toBe(0);
    expect(await value('vesika_disk_free_bytes')).toBeGreaterThan(0);
  });

  it('name nobody, and are not to be had where everybody is served', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toMatch(/@|anon_|[0-9a-f]{8}-[0-9a-f]{4}/);
    expect((await service.app.inject('/metrics')).statusCode).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});

describe('a service whose metrics cannot all be read', () => {
  it('tells the others', async () => {
    const registry = new Registry();
    new Gauge({ registers: [registry], name: 'one', help: 'One.' }).set(1);
    const warned: string[] = [];
    const served = await serveMetrics(registry, {
      port: 0,
      host: '127.0.0.1',
      refresh: () => Promise.reject(new Error('the database is away')),
      log: { warn: (_line: object, message: string) => void warned.push(message) } as never,
    });
    expect(await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()).toContain('one 1');
    expect(warned).toEqual(['a metric could not be read']);
    await served.close();
  });
});

describe('the id of a request', () => {
  it('is the one that a proxy gave it, in the answer, the log and the failure', async () => {
    const id = 'edge-0123456789abcdef';
    const headers = { 'x-request-id': id };
    const answer = await service.app.inject({ ...requestLine('listPhotos'), headers });
    expect([answer.headers['x-request-id'], answer.json().requestId]).toEqual([id, id]);
    const lines = service.log.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(['request refused', 'answered']);
  });

  it.each(['short', 'with a space in it', 'x'.repeat(65), 'line\u00e9break'])(
    'is one of our own instead of %j',
    async (given) => {
      const headers = { 'x-request-id': given };
      const answer = await service.app.inject({ ...requestLine('healthz'), headers });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('goes with the photo to the engine, and is logged if the engine crashes with it', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture('crash');
    const answer = await visitor.process({ imageUrl });
    expect(answer.json().code).toBe('engine-crashed');
    const ended = () =>
      service.log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'engine process ended');
    await vi.waitUntil(ended, patiently);
    expect(ended().reqId).toBe(answer.json().requestId);
  });
});
