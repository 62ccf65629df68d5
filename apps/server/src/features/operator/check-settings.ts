import type { StatsFs } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SettingCheck, SettingFinding, settingChecks } from '@vesika/contract';
import { operatorSettings } from '@vesika/contract';
import { openLiveModels } from '@vesika/engine/live-models';
import { loadCatalogue } from '@vesika/messages';
import { desc, eq, gt, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import Stripe from 'stripe';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Environment } from '../../platform/env.ts';
import { errorCode } from '../../platform/errors/error-code.ts';
import { isLoopback } from '../../platform/mail/outbox.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { backups, photoWorkers, restoreTrials, webhookEvents } from '../../schema/index.ts';
import { checkCertificate } from './check-certificate.ts';
import type { Desk } from './desk.ts';

export interface SettingsParts {
  env: Environment;
  db: Database;
  storage: Storage;
  clock: Clock;
}

const stripeAddress = 'https://api.stripe.com';
const patienceMs = 8000;
const backupDaysMax = 7;
const trialDaysMax = 180;
const clockSecondsMax = 5;
const workerSecondsMax = 120;
/** Uploads stop at DISK_MB_MIN, so the warning has to come earlier. */
const diskFactor = 5;

/** Null if there is none, and undefined if the settings leave nothing to test. */
type Problem<Check extends SettingCheck> = (typeof settingChecks)[Check][number] | null | undefined;
const failed = 'failed';
type Checks = { [Check in SettingCheck]: (parts: SettingsParts) => Promise<Problem<Check>> };

/** Runs every check; one that cannot be carried out keeps no other from being told. */
export async function checkSettings(parts: SettingsParts): Promise<SettingFinding[]> {
  const names = Object.keys(checks) as SettingCheck[];
  return Promise.all(
    names.map(async (check) => {
      const found = await checks[check](parts).catch(() => failed);
      return { check, problem: found ?? null, isTested: found !== undefined };
    }),
  );
}

const checks: Checks = {
  mail: async ({ env: { SMTP_URL: url } }) => {
    if (url === undefined) return 'outbox';
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
    const isReached = await succeeds(transport.verify());
    transport.close();
    return isReached ? null : 'unreachable';
  },

  payments: async ({ env: { STRIPE_SECRET_KEY: key, STRIPE_API_ADDRESS: address } }) => {
    if (key === undefined) return 'test';
    const { protocol, hostname, port } = new URL(address ?? stripeAddress);
    const stripe = new Stripe(key, {
      timeout: patienceMs,
      telemetry: false,
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
    });
    return (await succeeds(stripe.balance.retrieve())) ? null : 'refused';
  },

  webhooks: async ({ env, db }) => {
    if (env.STRIPE_SECRET_KEY === undefined) return undefined;
    return (await db.$count(webhookEvents, eq(webhookEvents.provider, 'stripe'))) > 0 ? null : 'silent';
  },

  storage: async ({ storage }) => ((await succeeds(storage.check())) ? null : 'unreachable'),

  backup: async ({ db, clock }) => {
    const [newest] = await db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1);
    if (!newest) return 'none';
    if (clock() - newest.takenAt.getTime() > backupDaysMax * dayMs) return 'old';
    const since = new Date(clock() - trialDaysMax * dayMs);
    return (await db.$count(restoreTrials, gt(restoreTrials.triedAt, since))) > 0 ? null : 'untried';
  },

  address: async ({ env: { PUBLIC_URL: url } }) => {
    if (url === undefined) return 'missing';
    return url.startsWith('https:') ? null : 'insecure';
  },

  certificate: async ({ env: { PUBLIC_URL: url }, clock }) =>
    url?.startsWith('https:') ? checkCertificate(new URL(url), new Date(clock())) : undefined,

  /** Behind a proxy that is not named, all visitors share its address and with it their limits. */
  proxy: async ({ env: { PUBLIC_URL: url, HOST, TRUST_PROXY } }) => {
    const isBehind = url?.startsWith('https:') ?? !isLoopback(HOST);
    return isBehind && TRUST_PROXY === false ? 'unknown' : null;
  },

  clock: async ({ env, db, clock }) => {
    const otherMs = await otherClock(env, db);
    if (otherMs === undefined) return undefined;
    return Math.abs(otherMs - clock()) > clockSecondsMax * 1000 ? 'off' : null;
  },

  disk: async ({ env: { DATA_DIR, DISK_MB_MIN } }) => {
    const { bavail, bsize } = await statNearest(DATA_DIR);
    return (bavail * bsize) / 2 ** 20 < diskFactor * DISK_MB_MIN ? 'low' : null;
  },

  worker: async ({ db, clock }) => {
    const since = new Date(clock() - workerSecondsMax * 1000);
    return (await db.$count(photoWorkers, gt(photoWorkers.seenAt, since))) > 0 ? null : 'none';
  },

  models: async ({ env: { MATTING, MATTING_MODEL, MODEL_CACHE_DIR } }) => {
    const isRead = MATTING_MODEL !== undefined && MATTING !== 'permissive';
    const opened = [openLiveModels(MODEL_CACHE_DIR), ...(isRead ? [access(MATTING_MODEL)] : [])];
    return (await succeeds(Promise.all(opened))) ? null : 'unreadable';
  },

  /** The training data of IS-Net and of RVM, which stays beside another net, are for research only (NOTICE). */
  matting: async ({ env: { MATTING } }) => (MATTING === 'permissive' ? null : 'licence'),

  seller: async ({ env: { OPERATOR_NAME, OPERATOR_ADDRESS, CONTACT_EMAIL } }) =>
    OPERATOR_NAME && OPERATOR_ADDRESS && CONTACT_EMAIL ? null : 'missing',

  figures: async ({ env: { MARKETING_FIGURES_CONFIRMED } }) =>
    MARKETING_FIGURES_CONFIRMED ? null : 'unconfirmed',
};

/** The folder may not exist before the first start. */
async function statNearest(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const above = dirname(folder);
    if (errorCode(error) !== 'ENOENT' || above === folder) throw error;
    return statNearest(above);
  }
}

/** A database on this machine has the same clock, so only the payment provider can tell the time. */
async function otherClock(env: Environment, db: Database): Promise<number | undefined> {
  if (env.DATABASE_URL !== undefined && !isOnThisMachine(env.DATABASE_URL)) {
    const now = sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
    return (await db.execute<{ ms: number }>(now)).rows[0]!.ms;
  }
  if (env.STRIPE_SECRET_KEY === undefined) return undefined;
  const request = { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) };
  const answer = await fetch(env.STRIPE_API_ADDRESS ?? stripeAddress, request).catch(() => undefined);
  const date = answer?.headers.get('date');
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? undefined : ms;
}

function isOnThisMachine(databaseUrl: string): boolean {
  // A socket's address has no host and cannot be parsed.
  if (!URL.canParse(databaseUrl)) return true;
  return ['localhost', '127.0.0.1', '[::1]', ''].includes(new URL(databaseUrl).hostname);
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** The checks of the settings as lines for a terminal, and whether all is well. */
export async function doctor(parts: SettingsParts): Promise<{ lines: string[]; isWell: boolean }> {
  const { settings } = await loadCatalogue('en', 'operator');
  const findings = await checkSettings(parts);
  const problems: Record<string, Record<string, string>> = settings.problems;
  const lines = findings.map(({ check, problem, isTested }) => {
    const name = settings.checks[check];
    if (problem === failed) return `  FIX  ${name}: ${settings.failed}`;
    if (problem !== null) return `  FIX  ${name}: ${problems[check]?.[problem] ?? problem}`;
    return isTested ? `  ok   ${name}` : `  --   ${name}: ${settings.untested}`;
  });
  return { lines, isWell: findings.every(({ problem }) => problem === null) };
}

export function serveSettings(desk: Desk, parts: SettingsParts): void {
  desk.read(operatorSettings, async () => ({ findings: await checkSettings(parts) }));
}
