import type { FastifyInstance } from 'fastify';
import { forgetSetAside } from '../features/account-data/index.ts';
import { expireTokens } from '../features/accounts/index.ts';
import { forgetUnstartedBatches } from '../features/bulk/index.ts';
import { forgetMessages } from '../features/contact/index.ts';
import { forgetQuotaMailboxes } from '../features/credits/index.ts';
import { createPurchaseLinks, forgetGuests, forgetOpenedPurchases } from '../features/guest-buyers/index.ts';
import { returnLateChecks } from '../features/human-check/index.ts';
import {
  askForOutcomes,
  createOutcomeLinks,
  forgetOutcomes,
  noteOutcomes,
} from '../features/outcomes/index.ts';
import { forgetVoucherMailboxes, type Payments } from '../features/payments/index.ts';
import {
  expirePictures,
  followRules,
  forgetDrafts,
  forgetPayments,
  forgetResumeLinks,
  mailRulesChanges,
  sweepStorage,
} from '../features/photos/index.ts';
import { forgetAnswers, forgetApiJobs, forgetRequests } from '../features/public-api/index.ts';
import { remindOfRenewals, renewalLinks } from '../features/renewals/index.ts';
import { expireDeliveries, forgetEvents } from '../features/webhooks/index.ts';
import { createClockTrust } from '../platform/clock/clock-trust.ts';
import type { Environment } from '../platform/env.ts';
import { runScheduledTasks } from '../platform/jobs/scheduled-tasks.ts';
import { expireCounts } from '../platform/limits/counters.ts';
import { forgetMails } from '../platform/mail/recorded-mailer.ts';
import { storageKey } from '../platform/storage/storage-key.ts';
import { createEraseAccount } from './erase-account.ts';
import type { Foundations } from './foundations.ts';
import type { Webhooks } from './webhooks.ts';

/** Earlier releases took letters of authorities, and their backups can bring them back. */
const lettersOfBefore = storageKey('letters');

const retentionTasks = [
  forgetPayments,
  forgetDrafts,
  forgetGuests,
  forgetOpenedPurchases,
  forgetResumeLinks,
  expireDeliveries,
  forgetEvents,
  forgetRequests,
  forgetAnswers,
  forgetApiJobs,
  forgetMails,
  forgetMessages,
  forgetOutcomes,
  forgetQuotaMailboxes,
  forgetVoucherMailboxes,
];

export async function scheduleHousekeeping(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  { announceRules, continueRefunds }: Pick<Webhooks, 'announceRules'> & Pick<Payments, 'continueRefunds'>,
): Promise<void> {
  const { boss, db, storage, clock, previewLimits, requirementFor, mailer, siteUrl, fingerprint } =
    foundations;
  const { log } = app;
  const retention = {
    originalsAnonymousHours: env.ORIGINALS_ANONYMOUS_HOURS,
    originalsDays: env.ORIGINALS_DAYS,
    finishedAnonymousDays: env.FINISHED_ANONYMOUS_DAYS,
  };
  const eraseAccount = createEraseAccount({ db, storage, endSubscriptions: async () => undefined });
  const isClockTrusted = createClockTrust(clock);
  const requireTrustedClock = () => {
    if (!isClockTrusted()) {
      throw new Error('the clock has jumped: nothing is deleted until it has been steady for an hour');
    }
  };

  async function expire(): Promise<void> {
    requireTrustedClock();
    const deleted = await expirePictures({ storage, db, clock, retention });
    if (deleted > 0) log.info({ deleted }, 'expired pictures deleted');
    const now = new Date(clock());
    for (const forget of retentionTasks) await forget(db, now);
    await previewLimits.forget(db);
    await expireCounts(db);
    await forgetUnstartedBatches(db, now, env.ORIGINALS_DAYS);
    await expireTokens({ db, clock });
    await forgetSetAside({ db, clock, eraseAccount });
  }

  async function sweep(): Promise<void> {
    requireTrustedClock();
    const swept = await sweepStorage({ storage, db, clock, retention });
    for await (const { key } of storage.list(lettersOfBefore)) await storage.delete(key);
    if (swept > 0) log.info({ swept }, 'files without a row deleted');
  }

  async function applyChangedRules(): Promise<void> {
    const judged = await followRules({ db, clock, requirementFor, tellOfRules: announceRules });
    if (judged > 0) log.info({ judged }, 'photos judged by changed rules');
    await mailRulesChanges({ db, clock, mailer, siteUrl, log });
  }

  async function askAboutPhotos(): Promise<void> {
    const links = createOutcomeLinks({ fingerprint, siteUrl });
    await noteOutcomes(db, new Date(clock()));
    await askForOutcomes({ db, clock, mailer, links, log, days: env.OUTCOME_DAYS });
  }

  async function returnLate(): Promise<void> {
    const mailing = {
      mailer,
      siteUrl,
      purchaseLinks: createPurchaseLinks({ db, clock, fingerprint, siteUrl }),
    };
    await returnLateChecks({ db, clock, mailing, log });
  }

  async function remind(): Promise<void> {
    const links = renewalLinks({ fingerprint, siteUrl });
    await remindOfRenewals({ db, clock, mailer, links, siteUrl, requirementFor, log });
  }

  const tasks = {
    expire: { cron: '*/15 * * * *', run: expire },
    refunds: { cron: '*/5 * * * *', run: continueRefunds },
    sweep: { cron: '20 2 * * *', run: sweep },
    checks: { cron: '50 * * * *', run: returnLate },
    renewals: { cron: '20 9 * * *', run: remind },
    outcomes: { cron: '10 9 * * *', run: askAboutPhotos },
    rules: { cron: '40 7 * * *', run: applyChangedRules },
  };
  const running = await runScheduledTasks(boss, tasks, log);
  // Rules change with a release, so they are compared at each start. Mail needs the address that the server listens on.
  app.addHook('onListen', () => running.runNow('rules'));
  app.addHook('onClose', () => running.stop());
}
