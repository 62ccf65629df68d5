import type { FastifyInstance } from 'fastify';
import { languageFor } from '../features/accounts/account-mails.ts';
import { expireTokens } from '../features/accounts/expire-tokens/expire-tokens.ts';
import { forgetUnstartedBatches } from '../features/bulk/expire-batches.ts';
import { forgetGuests } from '../features/guest-buyers/guest-buyers.ts';
import { forgetDrafts } from '../features/photos/drafts/drafts.ts';
import { expirePictures } from '../features/photos/expiry/expire-pictures.ts';
import { sweepStorage } from '../features/photos/expiry/sweep-storage.ts';
import { forgetPayments } from '../features/photos/payment/pay-for-photo.ts';
import { followRules } from '../features/photos/rules/follow-rules/follow-rules.ts';
import { mailRulesChanges } from '../features/photos/rules/follow-rules/mail-rules-changes.ts';
import { forgetAnswers } from '../features/public-api/idempotency.ts';
import { forgetApiJobs } from '../features/public-api/serve-jobs.ts';
import { createResumeLinks } from '../features/resume/resume-links.ts';
import { expireDeliveries } from '../features/webhooks/expire-deliveries.ts';
import { createClockTrust } from '../platform/clock/clock-trust.ts';
import type { Environment } from '../platform/env.ts';
import { runScheduledTasks } from '../platform/jobs/scheduled-tasks.ts';
import { expireCounts } from '../platform/limits/expire-counts.ts';
import type { Foundations } from './foundations.ts';

/** Deletes what has expired and applies changed rules, on a schedule shared by all processes. */
export async function scheduleHousekeeping(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
): Promise<void> {
  const { boss, db, storage, clock, previewLimits, requirementFor, mailer, siteUrl } = foundations;
  const { log } = app;
  const resumeLinks = createResumeLinks({ db, clock });
  const retention = {
    originalsAnonymousHours: env.ORIGINALS_ANONYMOUS_HOURS,
    originalsDays: env.ORIGINALS_DAYS,
    finishedAnonymousDays: env.FINISHED_ANONYMOUS_DAYS,
  };
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
    await previewLimits.forget(db);
    await expireCounts(db);
    await forgetPayments(db, new Date(clock()));
    await forgetDrafts(db, new Date(clock()));
    await forgetUnstartedBatches(db, new Date(clock()), env.ORIGINALS_DAYS);
    await forgetGuests(db, new Date(clock()));
    await resumeLinks.forget();
    await expireDeliveries(db, new Date(clock()));
    await forgetAnswers(db, new Date(clock()));
    await forgetApiJobs(db, new Date(clock()));
    await expireTokens({ db, clock });
  }

  async function sweep(): Promise<void> {
    requireTrustedClock();
    const swept = await sweepStorage({ storage, db, clock, retention });
    if (swept > 0) log.info({ swept }, 'files without a row deleted');
  }

  async function applyChangedRules(): Promise<void> {
    const judged = await followRules({ db, clock, requirementFor });
    if (judged > 0) log.info({ judged }, 'photos judged by changed rules');
    await mailRulesChanges({ db, clock, mailer, siteUrl, languageOf: (user) => languageFor(user), log });
  }

  const tasks = {
    expire: { cron: '*/15 * * * *', run: expire },
    sweep: { cron: '20 2 * * *', run: sweep },
    rules: { cron: '40 7 * * *', run: applyChangedRules },
  };
  const running = await runScheduledTasks(boss, tasks, log);
  app.addHook('onClose', () => running.stop());
}
