import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestBuckets, openTestBucket } from '../../testing/test-bucket.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { jpegTelling, openTestService, pictureForm, type TestService } from '../../testing/test-service.ts';
import { type Count, createCounters, expireCounts } from './counters.ts';

let shared: TestDatabase;
let services: TestService[];
let client: pg.Client;
let files: string;

beforeAll(async () => {
  shared = await openTestDatabase();
  client = new pg.Client({ connectionString: shared.url });
  // The server may end a connection that is being closed.
  client.on('error', () => undefined);
  await client.connect();
  files = await mkdtemp(join(tmpdir(), 'vesika-counters-'));
  // Each makes photos that the other was asked for.
  const bucket = hasTestBuckets ? (await openTestBucket()).settings : {};
  const secret = 'of both '.repeat(8);
  const together = { DATABASE_URL: shared.url, SIGNING_SECRET: secret, DATA_DIR: files, ...bucket };
  const limits = { RATE_LIMIT_PER_ADDRESS: '3', PREVIEWS_PER_ADDRESS: '2' };
  services = await Promise.all([1, 2].map(() => openTestService({ ...together, ...limits })));
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await client.end();
  await shared.drop();
  await rm(files, { recursive: true });
});

/** At one and the other in turn. */
async function inTurn<T>(times: number, ask: (service: TestService) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let i = 0; i < times; i++) answers.push(await ask(services[i % 2]!));
  return answers;
}

describe('two services on one database', () => {
  it('count requests of an address together, and its previews', async () => {
    const answers = await inTurn(5, async (service) => {
      const visitor = service.visitor();
      return { visitor, uploaded: await visitor.upload(pictureForm(jpegTelling('photo'))) };
    });
    expect(answers.map(({ uploaded }) => uploaded.statusCode)).toEqual([200, 200, 200, 429, 429]);
    for (const { uploaded } of answers.slice(3)) {
      const seconds = Number(uploaded.headers['retry-after']);
      expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
    }
    const codes: unknown[] = [];
    for (const { visitor, uploaded } of answers.slice(0, 3)) {
      const { success, code } = (await visitor.process({ imageUrl: uploaded.json().imageUrl })).json();
      codes.push(success || code);
    }
    expect(codes).toEqual([true, true, 'payment-required']);
  });

  it('count guesses together, and give back at one what was taken at the other', async () => {
    const { email, password } = await services[0]!.customer();
    const signIn = (typed: string) => (service: TestService) =>
      service.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email, password: typed },
      });
    const right = await inTurn(24, signIn(password));
    expect(new Set(right.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const wrong = await inTurn(22, signIn('a guess'));
    expect(wrong.map((answer) => answer.json().code).slice(19)).toEqual([
      'invalid_credentials',
      'over_request_rate_limit',
      'over_request_rate_limit',
    ]);
  });

  it('write down no address, and forget what is over', async () => {
    const { rows } = await client.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
    await client.query('update rate_limits set expire = 0 where key like $1', ['address:%']);
    await expireCounts(services[0]!.db);
    const left = await client.query('select key from rate_limits');
    expect(left.rowCount).toBe(rows.filter(({ key }) => !key.startsWith('address:')).length);
  });
});

describe.each([
  { limiter: 'a limiter', isFinal: false },
  { limiter: 'a limiter that refuses from memory', isFinal: true },
])('$limiter, counted by two processes', ({ isFinal }) => {
  const max = 4;
  const options = { max, windowMs: 60_000, isFinal };

  function twoProcesses(name: string) {
    const pools = [1, 2].map(() => new pg.Pool({ connectionString: shared.url }));
    const counters = pools.map((pool) => createCounters(pool, String)({ ...options, name }));
    const close = () => Promise.all(pools.map((pool) => pool.end()));
    return { counterOf: (turn: number) => counters[turn % 2]!, close };
  }

  it('refuses every further take until the window ends', async () => {
    const { counterOf, close } = twoProcesses(`take-${isFinal}`);
    const waits: (number | undefined)[] = [];
    for (let n = 0; n < 5 * max; n++) waits.push(await counterOf(n).take('key'));
    expect(waits.slice(0, max)).toEqual(Array(max).fill(undefined));
    for (const seconds of waits.slice(max)) expect(seconds).toSatisfy((left) => left > 0 && left <= 60);
    for (const turn of [0, 1]) expect(await counterOf(turn).exceeded('key')).toBeGreaterThan(0);
    expect(await counterOf(0).take('another key')).toBeUndefined();
    await close();
  });

  it('refuses every further count until the window ends', async () => {
    const { counterOf, close } = twoProcesses(`count-${isFinal}`);
    const counts: Count[] = [];
    for (let n = 0; n < 5 * max; n++) counts.push(await counterOf(n).count('key'));
    expect(counts.map(({ isExceeded }) => isExceeded)).toEqual(counts.map((_count, n) => n >= max));
    expect(counts.map(({ remaining }) => remaining)).toEqual(
      counts.map((_count, n) => Math.max(0, max - 1 - n)),
    );
    for (const { seconds } of counts) expect(seconds).toSatisfy((left) => left > 0 && left <= 60);
    await close();
  });
});

describe('a service whose database is away', () => {
  it('counts by itself', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const open = createCounters(pool, String);
    const counter = open({ name: 'alone', max: 2, windowMs: 60_000 });
    expect([await counter.take('a'), await counter.take('a')]).toEqual([undefined, undefined]);
    expect(await counter.take('a')).toBe(60);
    expect(await counter.take('b')).toBeUndefined();
    await counter.giveBack('a');
    await counter.giveBack('a');
    expect(await counter.take('a')).toBeUndefined();
    await pool.end();
  });
});
