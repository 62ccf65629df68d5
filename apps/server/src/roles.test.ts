import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { steps } from '@vesika/report';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { grantPackage } from './features/credits/credits.ts';
import * as schema from './schema/index.ts';
import { holdPhotos } from './testing/hold-photos.ts';
import { balancesOf } from './testing/ledger.ts';
import { patiently } from './testing/patiently.ts';
import { type ReceivedEvent, type RemoteCustomer, signUpAt } from './testing/remote-customer.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** Two processes that serve people and some that make photos, on one database and one storage. */
let database: TestDatabase;
let pool: pg.Pool;
let folder: string;
let webs: [ServiceProcess, ServiceProcess];
let workers: ServiceProcess[];
let customer: RemoteCustomer;

const db = () => drizzle(pool);
const start = (ROLE: string) =>
  startServiceProcess({
    ROLE,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SIGNING_SECRET: 'of all of them '.repeat(4),
    RATE_LIMIT_PER_SESSION: '1000',
    RATE_LIMIT_PER_ADDRESS: '1000',
  });

beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  folder = await mkdtemp(join(tmpdir(), 'vesika-roles-'));
  const [one, two, ...rest] = await Promise.all(['web', 'web', 'worker', 'worker', 'worker'].map(start));
  webs = [one!, two!];
  workers = rest;
  await workersAlive(3);
  customer = await signUpAt(webs[0].url);
  const [sold] = await db().select().from(schema.packages).where(eq(schema.packages.id, 'pro-eur'));
  const { userId } = customer;
  const gift = { userId, sold: sold!, paymentId: null, reference: 'a gift', now: new Date() };
  await db().transaction((tx) => grantPackage(tx, gift));
});

afterAll(async () => {
  const all = [...(webs ?? []), ...(workers ?? [])];
  for (const each of all) each.signal('SIGKILL');
  await Promise.all(all.map(({ ended }) => ended));
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function untilReady(url: string): Promise<void> {
  const isReady = async () => (await fetch(url + requestLine('readyz').url)).ok;
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 100 });
}

/** The minimum number, also after other processes were killed. */
async function workersAlive(count: number): Promise<ServiceProcess[]> {
  const living = workers.filter(({ hasEnded }) => !hasEnded);
  for (const each of living) each.signal('SIGCONT');
  while (living.length < count) {
    const fresh = await start('worker');
    workers.push(fresh);
    living.push(fresh);
  }
  for (const { url } of living) await untilReady(url);
  return living;
}

async function creditsLeft(): Promise<number | null> {
  const [balance] = await balancesOf(db(), customer.userId);
  expect(balance!.noted).toBe(balance!.left);
  return balance!.left;
}

const photosRecorded = () => pool.query('select id from user_photos').then(({ rowCount }) => rowCount);

/** The worker that has it is killed once it has begun; the others only run from then on. */
async function killWhileMaking(events: AsyncGenerator<ReceivedEvent>, victim: ServiceProcess): Promise<void> {
  for await (const { name, data } of withoutEnd(events)) {
    if (name === 'progress' && data.step === 'encode') break;
    if (name === 'result') throw new Error('it was made before its worker could be killed');
  }
  victim.signal('SIGKILL');
  await victim.ended;
}

/** Leaving a loop over it does not end it. */
async function* withoutEnd<T>(events: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let next = await events.next(); !next.done; next = await events.next()) yield next.value;
}

it('make what one of them accepted, report each step, and show it at the other', async () => {
  const credits = await creditsLeft();
  const imageUrl = await customer.upload(webs[0].url);
  const events: ReceivedEvent[] = [];
  for await (const event of customer.watchProcess(webs[1].url, imageUrl)) events.push(event);
  const reported = events.filter(({ name }) => name === 'progress').map(({ data }) => data.step);
  expect(reported).toEqual([...steps]);
  const result = events.at(-1)!.data;
  expect(result).toMatchObject({ success: true, state: 'clean', paidBy: 'credit' });
  const photoId = result.photoId as string;
  const seen = await customer.call(webs[0].url, requestLine('getPhoto', { params: { photoId } }));
  expect(seen.status).toBe(200);
  const sheet = requestLine('printSheet', { query: { photoId, paper: '10x15', format: 'pdf' } });
  expect(await (await customer.call(webs[0].url, sheet)).text()).toBe('a sheet as pdf');
  expect(await creditsLeft()).toBe(credits! - 1);
});

it('write the name of the request into the log of whoever makes it', async () => {
  const imageUrl = await customer.upload(webs[0].url, 'fail face-missing');
  const refused = (await (await customer.process(webs[0].url, imageUrl)).json()) as { requestId: string };
  const logs = () => workers.map((worker) => worker.output()).join('');
  await vi.waitUntil(() => logs().includes(`"requestId":"${refused.requestId}"`), patiently);
});

it('finish a photo once, and take one credit, when its worker is killed', async () => {
  const [victim, ...others] = await workersAlive(2);
  const [credits, photos] = [await creditsLeft(), await photosRecorded()];
  const { told: reported, letGo } = await holdPhotos();
  const imageUrl = await customer.upload(webs[0].url, reported);
  for (const other of others) other.signal('SIGSTOP');
  const events = customer.watchProcess(webs[0].url, imageUrl);
  await killWhileMaking(events, victim!);
  await letGo();
  for (const other of others) other.signal('SIGCONT');
  let last: ReceivedEvent | undefined;
  for await (const event of events) last = event;
  expect(last?.data).toMatchObject({ success: true, state: 'clean', paidBy: 'credit' });
  expect(await photosRecorded()).toBe(photos! + 1);
  expect(await creditsLeft()).toBe(credits! - 1);
});

it('give up a photo that two workers did not survive: it is reported, parked and costs nothing', async () => {
  const [first, second, ...others] = await workersAlive(3);
  const parked = () => pool.query("select from pgboss.job where name = 'photo-parked'");
  const { rowCount: parkedBefore } = await parked();
  const [credits, photos] = [await creditsLeft(), await photosRecorded()];
  const imageUrl = await customer.upload(webs[1].url, (await holdPhotos()).told);
  for (const other of [second!, ...others]) other.signal('SIGSTOP');
  const events = customer.watchProcess(webs[1].url, imageUrl);
  await killWhileMaking(events, first!);
  second!.signal('SIGCONT');
  await killWhileMaking(events, second!);
  for (const other of others) other.signal('SIGCONT');
  let last: ReceivedEvent | undefined;
  for await (const event of events) last = event;
  expect(last?.data).toMatchObject({ success: false, code: 'photo-given-up' });
  expect(await photosRecorded()).toBe(photos);
  expect(await creditsLeft()).toBe(credits);
  expect((await parked()).rowCount).toBe(parkedBefore! + 1);
});

it('finish what is under way when they are stopped, and report that they are closing', async () => {
  const [last, ...more] = await workersAlive(1);
  for (const each of more) each.signal('SIGKILL');
  await Promise.all(more.map(({ ended }) => ended));
  const [web] = webs;
  const { told: reported, letGo } = await holdPhotos();
  const imageUrl = await customer.upload(web.url, reported);
  const events = customer.watchProcess(web.url, imageUrl);
  let isReported = false;
  for await (const { name, data } of events) {
    if (name === 'progress' && data.step === 'encode') {
      last!.signal('SIGTERM');
      await vi.waitUntil(() => last!.output().includes('closing'), patiently);
      await letGo();
      isReported = true;
    }
    if (name === 'result') expect(data).toMatchObject({ success: true });
  }
  expect(isReported).toBe(true);
  expect(await last!.ended).toBe(0);
  const unmade = await customer.process(web.url, await customer.upload(web.url, 'another'));
  expect([unmade.status, ((await unmade.json()) as { code: string }).code]).toEqual([
    503,
    'engine-unavailable',
  ]);
  const isAlive = async () => (await fetch(web.url + requestLine('readyz').url)).ok;
  expect(await isAlive()).toBe(true);
}, 90_000);
