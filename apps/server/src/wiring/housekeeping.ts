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
import { expireCounts } from '../platform/limits/expire-counts.ts';
import { oneOfAll } from '../platform/timer/one-of-all.ts';
import { repeat } from '../platform/timer/repeat.ts';
import type { Foundations } from './foundations.ts';

const minuteMs = 60_000;
/** How often each process looks whether something is due: who did it last may be gone. */
const looksPerTurn = 4;

/** What is done every so often, by one of all processes. */
export function keepHouse(app: FastifyInstance, env: Environment, foundations: Foundations): void {
  const { db, storage, clock, previewLimits, requirementFor, mailer, siteUrl } = foundations;
  const { log } = app;
  const resumeLinks = createResumeLinks({ db, clock });
  const retention = {
    originalsAnonymousHours: env.ORIGINALS_ANONYMOUS_HOURS,
    originalsDays: env.ORIGINALS_DAYS,
    finishedAnonymousDays: env.FINISHED_ANONYMOUS_DAYS,
  };

  const isClockTrusted = createClockTrust(clock);

  /** What is deleted by the time is gone: not while the clock has just jumped. */
  function every(everyMs: number, name: string, work: () => Promise<void>): void {
    const due = oneOfAll(db, { name, everyMs }, work);
    const repeated = repeat(everyMs / looksPerTurn, log, async () => {
      if (isClockTrusted()) await due();
      else log.warn({ name }, 'the clock has jumped: nothing is deleted until it has held for an hour');
    });
    app.addHook('onClose', () => repeated.stop());
  }

  every(15 * minuteMs, 'expiry', async () => {
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
  });
  every(24 * 60 * minuteMs, 'sweep', async () => {
    const swept = await sweepStorage({ storage, db, clock, retention });
    if (swept > 0) log.info({ swept }, 'files that no row means deleted');
  });

  let rules: ReturnType<typeof repeat> | undefined;
  const dayMs = 24 * 60 * minuteMs;
  // Once people are answered, and mails know by which address.
  app.addHook('onListen', async () => {
    const follow = oneOfAll(db, { name: 'rules', everyMs: dayMs }, async () => {
      const judged = await followRules({ db, clock, requirementFor });
      if (judged > 0) log.info({ judged }, 'photos judged by rules that have changed');
      await mailRulesChanges({ db, clock, mailer, siteUrl, languageOf: (user) => languageFor(user), log });
    });
    rules = repeat(dayMs / looksPerTurn, log, follow);
  });
  app.addHook('onClose', () => rules?.stop());
}
