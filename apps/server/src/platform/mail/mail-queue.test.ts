import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../testing/patiently.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openPool } from '../database/open-database.ts';
import { openBoss, type QueueWork } from '../jobs/boss.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import type { Mail } from './mail.ts';
import { type MailQueue, openMailQueue } from './mail-queue.ts';

const mail: Mail = {
  to: 'a@example.org',
  subject: 'Receipt',
  text: 'https://photos.example/sign-in',
  html: 'h',
  attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
const refused = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
let database: TestDatabase;
let pool: pg.Pool;
let boss: PgBoss;
let failure: Error | undefined;
let sent: Mail[];
const working: QueueWork[] = [];
const mailer = {
  send: async (each: Mail) => {
    if (failure) throw failure;
    sent.push(each);
  },
  close: () => undefined,
};

beforeEach(async () => {
  database = await openTestDatabase();
  pool = openPool({ connectionString: database.url }, log);
  boss = await openBoss(pool, { log, maintains: false });
  sent = [];
  failure = unreachable;
});
afterEach(async () => {
  for (const each of working.splice(0)) await each.stop();
  await boss.stop({ close: false, graceful: false });
  await pool.end();
  await database.drop();
});

const open = (): Promise<MailQueue> =>
  openMailQueue({ boss, pool, box: createSecretBox(Buffer.alloc(32)), mailer, log });
const startWorker = async () => void working.push(await (await open()).work());
const waiting = async () =>
  (await pool.query("select data from pgboss.job where name = 'mail' and state < 'active'")).rows;
const retryNow = () => pool.query("update pgboss.job set start_after = now() where name = 'mail'");

describe('a mail that the mail server does not accept now', () => {
  it('waits sealed in the database, and is sent whole by the worker of any process', async () => {
    await (await open()).send(mail);
    const rows = await waiting();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/example|Receipt/);
    failure = undefined;
    await retryNow();
    await startWorker();
    await vi.waitUntil(() => sent.length > 0, patiently);
    expect(sent).toEqual([mail]);
  });

  it('is retried until the mail server accepts it, and sent once by several workers', async () => {
    const queue = await open();
    for (let n = 0; n < 5; n++) await queue.send({ ...mail, subject: `${n}` });
    await retryNow();
    await startWorker();
    const retries = "select from pgboss.job where name = 'mail' and state = 'retry'";
    await vi.waitUntil(async () => (await pool.query(retries)).rowCount === 1, patiently);
    failure = undefined;
    await retryNow();
    for (let n = 0; n < 2; n++) await startWorker();
    await vi.waitUntil(async () => (await waiting()).length === 0, { ...patiently, timeout: 60_000 });
    expect(sent.map(({ subject }) => subject).sort()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('is given up and logged after two days', async () => {
    await (await open()).send(mail);
    await pool.query("update pgboss.job set created_on = now() - interval '49 hours' where name = 'mail'");
    await retryNow();
    await startWorker();
    await vi.waitUntil(async () => (await waiting()).length === 0, patiently);
    expect(log.error).toHaveBeenCalledWith('a mail could not be sent for two days');
  });
});

it('a mail that the mail server refuses permanently is reported at once and not stored', async () => {
  failure = refused;
  await expect((await open()).send(mail)).rejects.toThrow('no such user');
  expect(await waiting()).toEqual([]);
});
