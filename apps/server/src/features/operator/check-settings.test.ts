import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { readEnvironment } from '../../platform/env.ts';
import { backups, restoreTrials } from '../../schema/index.ts';
import { openTestService } from '../../testing/test-service.ts';
import { checkSettings } from './check-settings.ts';

it('names what is missing, and is content once it is there', async () => {
  const service = await openTestService();
  await service.untilReady();
  const { db, storage, now } = service;
  const problemsWith = async (settings: NodeJS.ProcessEnv) => {
    const env = readEnvironment({ DATA_DIR: service.dataDir, DISK_MB_MIN: '0', ...settings });
    const findings = await checkSettings({ env, db, storage, clock: () => now().getTime() });
    return Object.fromEntries(
      findings.map(({ check, problem, isTested }) => [check, isTested ? problem : 'untested']),
    );
  };
  const bare = await problemsWith({});
  expect(bare).toEqual({
    mail: 'outbox',
    payments: 'test',
    webhooks: 'untested',
    storage: null,
    backup: 'none',
    address: 'missing',
    certificate: 'untested',
    proxy: null,
    clock: 'untested',
    disk: null,
    worker: null,
    models: null,
    matting: 'licence',
    seller: 'missing',
    figures: 'unconfirmed',
  });

  await db.insert(backups).values({ takenAt: now() });
  const wrong = await problemsWith({
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_wrong',
    STRIPE_WEBHOOK_SECRET: 'whsec_wrong',
    STRIPE_API_ADDRESS: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://vesika.test',
    DISK_MB_MIN: '10000000',
    MATTING_MODEL: '/nowhere/own.json',
  });
  expect(wrong).toMatchObject({
    mail: 'unreachable',
    payments: 'refused',
    webhooks: 'silent',
    backup: 'untried',
    address: null,
    certificate: 'unreachable',
    clock: 'untested',
    proxy: 'unknown',
    disk: 'low',
    models: 'unreadable',
  });

  await db.insert(restoreTrials).values({ triedAt: now() });
  const provider = createServer((_request, response) => response.end());
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const paid = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_ADDRESS: `http://127.0.0.1:${port}`,
  };
  expect((await problemsWith(paid)).clock).toBeNull();
  expect((await problemsWith({})).backup).toBeNull();

  service.wait(8 * dayMs);
  const later = await problemsWith({
    PUBLIC_URL: 'https://vesika.test',
    TRUST_PROXY: '1',
    MATTING: 'permissive',
    OPERATOR_NAME: 'Vesika Ltd',
    OPERATOR_ADDRESS: 'Street 1',
    CONTACT_EMAIL: 'desk@vesika.test',
    MARKETING_FIGURES_CONFIRMED: 'true',
  });
  expect(later).toMatchObject({ backup: 'old', proxy: null, matting: null, seller: null, figures: null });
  expect((await problemsWith(paid)).clock).toBe('off');
  expect((await problemsWith({ DATABASE_URL: 'postgres://elsewhere/vesika' })).clock).toBe('off');
  provider.close();
  await service.close();
});
