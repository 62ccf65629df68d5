import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { settingChecks } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { operatorActs, photoOutcomes, rejections, users } from '../schema/index.ts';
import { fillAccount } from '../testing/full-account.ts';
import { signingSecret } from '../testing/payments.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testService } from '../testing/test-service.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());
const service = testService({ SIGNING_SECRET: signingSecret, DATABASE_URL: database.url });
const program = join(import.meta.dirname, '../../bin/vesika-server.mjs');

/** Runs a command beside the running service, on the same database. */
function vesika(...args: string[]): Promise<Ended> {
  return vesikaWith({}, ...args);
}

interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

function vesikaWith(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: service.dataDir, DATABASE_URL: database.url, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const noted = () => service.db.select().from(operatorActs).where(eq(operatorActs.operation, 'refusalCase'));

it('operator: appoints and dismisses an account, and refuses an address without one', async () => {
  const { userId, email } = await service.customer();
  const since = async () => {
    const [user] = await service.db.select().from(users).where(eq(users.id, userId));
    return user!.operatorSince;
  };
  expect(await vesika('operator', email)).toMatchObject({ exitCode: 0 });
  expect(await since()).toBeInstanceOf(Date);
  expect(await vesika('operator', email, '--remove')).toMatchObject({ exitCode: 0 });
  expect(await since()).toBeNull();
  expect(await vesika('operator', 'nobody@example.org')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/^account-not-found: /),
  });
});

it('refusal-case: prints measures of a photo that was reported as refused, and the log of the desk names it', async () => {
  const { customer, cleanId } = await fillAccount(service, service.storage);
  const taken = await vesika('refusal-case', cleanId, 'head-height');
  expect(taken).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(taken.stdout)).toMatchObject({ check: 'head-height', countryCode: 'DE' });
  const [line] = (await noted()).filter(({ personId }) => personId === customer.userId);
  expect(line).toMatchObject({
    operatorEmail: 'command line',
    facts: { photoId: cleanId, check: 'head-height' },
  });
});

it('refusal-case: takes a photo whose refusal was reported in answer to the mail', async () => {
  const { customer, cleanId } = await fillAccount(service, service.storage);
  await service.db.delete(rejections).where(eq(rejections.userPhotoId, cleanId));
  const isAnswer = and(eq(photoOutcomes.userId, customer.userId), eq(photoOutcomes.photoId, cleanId));
  await service.db.update(photoOutcomes).set({ accepted: false }).where(isAnswer);
  expect(await vesika('refusal-case', cleanId, 'head-height')).toMatchObject({ exitCode: 0 });
});

it('refusal-case: refuses a photo that was accepted, one that is unknown and an unknown check, and prints nothing', async () => {
  const { cleanId } = await fillAccount(service, service.storage);
  await service.db.delete(rejections).where(eq(rejections.userPhotoId, cleanId));
  const before = await noted();
  for (const [photoId, check, code] of [
    [cleanId, 'head-height', 'photo-not-refused'],
    [cleanId, 'no-check', 'check-unknown'],
    ['no-photo', 'head-height', 'photo-not-found'],
  ] as const) {
    expect(await vesika('refusal-case', photoId, check)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${code}: `)),
    });
  }
  expect(await noted()).toEqual(before);
});

const bucket = {
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_ENDPOINT: 'http://127.0.0.1:1',
};

it.each<[string, NodeJS.ProcessEnv]>([
  ['without a data folder', { ...bucket, DATA_DIR: '/nowhere/at/all' }],
  ['without a database', { DATABASE_URL: 'postgresql://127.0.0.1:1/nothing' }],
])('doctor: shows every check %s', async (_what, settings) => {
  const { exitCode, stderr } = await vesikaWith(settings, 'doctor');
  expect(exitCode).toBe(1);
  const lines = stderr.split('\n').filter((line) => /^ {2}(FIX|ok|--) /.test(line));
  expect(lines).toHaveLength(Object.keys(settingChecks).length);
  expect(stderr).toContain('Marketing figures: Nobody has confirmed');
  expect(stderr).not.toMatch(/\n\s+at /);
});
