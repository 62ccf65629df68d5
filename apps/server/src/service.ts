import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveDeleteAccount } from './features/account-data/delete-account/serve-delete-account.ts';
import { serveExportAccount } from './features/account-data/export-account/serve-export-account.ts';
import { servePreferences } from './features/account-data/preferences/serve-preferences.ts';
import { languageFor } from './features/accounts/account-mails.ts';
import { openAccounts } from './features/accounts/accounts.ts';
import { expireTokens } from './features/accounts/expire-tokens/expire-tokens.ts';
import { serveAccounts } from './features/accounts/serve-accounts.ts';
import { userOfRequest } from './features/accounts/user-of-request.ts';
import { serveContact } from './features/contact/contact.ts';
import { serveActivePackage } from './features/credits/active-package/active-package.ts';
import { packagesForSale, serveListPackages } from './features/credits/list-packages/list-packages.ts';
import { createAdoptPurchase } from './features/guest-buyers/adopt-purchase.ts';
import { forgetGuests } from './features/guest-buyers/guest-buyers.ts';
import { serveHealth } from './features/health/health.ts';
import { openPayments } from './features/payments/payments.ts';
import { servePayments } from './features/payments/serve-payments.ts';
import { serveAnswerQuestions } from './features/photos/answer-questions/serve-answer-questions.ts';
import { servePhotoCertificate } from './features/photos/certificate/serve-photo-certificate.ts';
import { serveClaimPhotos } from './features/photos/claim-photos/serve-claim-photos.ts';
import { serveDeletePhoto } from './features/photos/delete-photo/delete-photo.ts';
import { serveDownloadFile } from './features/photos/download-file/download-file.ts';
import { forgetDrafts } from './features/photos/drafts/drafts.ts';
import { serveDrafts } from './features/photos/drafts/serve-drafts.ts';
import { openEnginePool } from './features/photos/engine-pool/engine-pool.ts';
import { engineUser } from './features/photos/engine-pool/engine-user.ts';
import { fairPhotoMaker } from './features/photos/engine-pool/fair-photo-maker.ts';
import { expirePictures } from './features/photos/expire-pictures/expire-pictures.ts';
import { sweepStorage } from './features/photos/expire-pictures/sweep-storage.ts';
import { followRules } from './features/photos/follow-rules/follow-rules.ts';
import { mailRulesChanges } from './features/photos/follow-rules/mail-rules-changes.ts';
import { serveGetPhoto } from './features/photos/get-photo/get-photo.ts';
import { serveInspectPhoto } from './features/photos/inspect-photo/serve-inspect-photo.ts';
import { serveListPhotos } from './features/photos/list-photos/list-photos.ts';
import { createObservations } from './features/photos/observations.ts';
import { forgetPayments } from './features/photos/pay-for-photo.ts';
import { thumbnailKey } from './features/photos/photo-files.ts';
import { servePhotoReport } from './features/photos/photo-report/serve-photo-report.ts';
import { createPhotoTimes } from './features/photos/photo-times.ts';
import { createPreviewLimits } from './features/photos/preview-limits.ts';
import { servePrintSheet } from './features/photos/print-sheet/serve-print-sheet.ts';
import { createPhotoProcessing } from './features/photos/process-photo/process-photo.ts';
import { serveProcessPhoto } from './features/photos/process-photo/serve-process-photo.ts';
import { createRecordPhoto } from './features/photos/record-photo.ts';
import { serveMailPhoto } from './features/photos/take-home/serve-mail-photo.ts';
import { servePhotoArchive } from './features/photos/take-home/serve-photo-archive.ts';
import { requirePhotoToBuy, unlockPaidPhoto } from './features/photos/unlock-photo/unlock-paid-photo.ts';
import { serveUnlockPhoto } from './features/photos/unlock-photo/unlock-photo.ts';
import { serveUploadPhoto } from './features/photos/upload-photo/upload-photo.ts';
import { inactiveCodes } from './features/requirements/active-countries.ts';
import { serveListCountries } from './features/requirements/list-countries/list-countries.ts';
import { servePhotoRequirements } from './features/requirements/photo-requirements/photo-requirements.ts';
import {
  type RequirementLookup,
  requirementFor as requirementOfRecords,
} from './features/requirements/photo-requirements/requirement-for.ts';
import { createResumeLinks } from './features/resume/resume-links.ts';
import { serveResume } from './features/resume/serve-resume.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Environment } from './platform/env.ts';
import { createCallers } from './platform/http/callers.ts';
import { openHttpServer } from './platform/http/http-server.ts';
import type { LogDestination } from './platform/http/logging.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { openSessions } from './platform/http/session.ts';
import { createCounters } from './platform/limits/counters.ts';
import { expireCounts } from './platform/limits/expire-counts.ts';
import { createPlaces } from './platform/limits/places.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { isLoopback, serveOutboxPage } from './platform/mail/outbox-page.ts';
import { createFingerprint } from './platform/secrets/fingerprint.ts';
import { loadSigningKeys } from './platform/secrets/signing-secret.ts';
import { openDrafts } from './platform/storage/drafts.ts';
import { watchFreeSpace } from './platform/storage/free-space.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createSignedLinks } from './platform/storage/signed-links.ts';
import { repeat } from './platform/timer/repeat.ts';
import { serveWebPages } from './platform/web-pages/web-pages.ts';
import { serviceFacts } from './service-facts.ts';

/** What a test may bring of its own. */
export interface ServiceParts {
  clock?: Clock;
  engineEntry?: URL;
  webBuild?: string;
  logDestination?: LogDestination;
  requirementFor?: RequirementLookup;
  /** Told to whoever starts the server, and to nobody else. */
  announce?: (line: string) => void;
}

const engineEntry = new URL('./features/photos/engine-pool/engine-entry.ts', import.meta.url);
const webBuild = join(import.meta.dirname, '../../web/build');

/** Closing the app closes everything it opened; where it cannot be opened, nothing stays open. */
export async function openService(env: Environment, parts: ServiceParts = {}): Promise<FastifyInstance> {
  const app = await openHttpServer({
    logLevel: env.LOG_LEVEL,
    logDestination: parts.logDestination,
    trustProxy: env.TRUST_PROXY,
    https: isHttps(env),
  });
  try {
    await wire(app, env, parts);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function isHttps({ PUBLIC_URL }: Environment): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false;
}

/** The only place where things are wired. */
async function wire(app: FastifyInstance, env: Environment, parts: ServiceParts): Promise<void> {
  const clock = parts.clock ?? systemClock;
  const requirementFor = parts.requirementFor ?? requirementOfRecords;
  const https = isHttps(env);
  const keys = await loadSigningKeys(env.DATA_DIR, env.SIGNING_SECRET);
  const links = createSignedLinks({ secret: keys.links, clock, publicUrl: env.PUBLIC_URL });
  const storage = await openStorage({ env, links, log: app.log });

  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    folder: env.DATABASE_DIR,
    connectionsMax: env.DATABASE_CONNECTIONS,
    log: app.log,
  });
  app.addHook('onClose', () => database.close());
  const fingerprint = createFingerprint(keys.fingerprints);
  const openCounter = createCounters(database.pool, fingerprint);
  const sessions = await openSessions(app, {
    secret: keys.cookies,
    clock,
    https,
    days: env.FINISHED_ANONYMOUS_DAYS,
  });

  const outboxFolder = join(env.DATA_DIR, 'outbox');
  const mailer = openMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxFolder });
  app.addHook('onClose', async () => mailer.close());
  const siteUrl = () => env.PUBLIC_URL ?? `http://localhost:${listeningPort(app) ?? env.PORT}`;
  const accounts = await openAccounts({
    db: database.db,
    clock,
    mailer,
    keys,
    openCounter,
    siteUrl,
    log: app.log,
    adoptPurchase: createAdoptPurchase({ db: database.db, storage, clock }),
    settings: {
      confirmEmail: env.AUTH_CONFIRM_EMAIL,
      signupDisabled: env.AUTH_SIGNUP_DISABLED,
      otpDisabled: env.AUTH_OTP_DISABLED,
      accessTokenSeconds: env.AUTH_ACCESS_TOKEN_SECONDS,
      attemptsPerAddress: env.AUTH_ATTEMPTS_PER_ADDRESS,
      mailsPerAddress: env.AUTH_MAILS_PER_ADDRESS,
    },
  });
  const callers = createCallers({ sessions, userOf: (request) => userOfRequest(accounts, request) });
  const limits = createRateLimits({
    perSession: env.RATE_LIMIT_PER_SESSION,
    perAddress: env.RATE_LIMIT_PER_ADDRESS,
    callers,
    openCounter,
  });

  const enginePool = openEnginePool({
    entry: parts.engineEntry ?? engineEntry,
    engine: {
      threads: env.ENGINE_THREADS,
      ...(env.MATTING_MODEL && { mattingModelPath: env.MATTING_MODEL }),
      ...(env.MODEL_CACHE_DIR && { modelCacheDir: env.MODEL_CACHE_DIR }),
    },
    processes: env.ENGINE_PROCESSES,
    startTimeoutMs: 180_000,
    photoTimeoutMs: env.PHOTO_TIMEOUT_MS,
    memoryMbMax: env.ENGINE_MEMORY_MB,
    queueMax: env.ENGINE_QUEUE,
    queueTimeoutMs: 60_000,
    restartDelayMs: { first: 200, max: 5000 },
    uid: await engineUser(env.ENGINE_UID, app.log),
    log: app.log,
  });
  app.addHook('onClose', () => enginePool.close());
  const photoMaker = fairPhotoMaker(enginePool, {
    perAddress: env.ENGINE_QUEUE_PER_ADDRESS,
    waitingMax: env.ENGINE_QUEUE,
  });
  const { db } = database;
  const gallery = { storage, db, clock, callers };
  const previewLimits = createPreviewLimits({
    perDay: env.PREVIEWS_PER_DAY,
    perAddress: env.PREVIEWS_PER_ADDRESS,
    perOriginal: env.PREVIEWS_PER_ORIGINAL,
    clock,
    fingerprint,
  });
  const observations = createObservations({ storage, log: app.log });
  const recordPhoto = createRecordPhoto({ storage, db, clock, previewLimits });
  const processing = createPhotoProcessing({
    storage,
    db,
    clock,
    photoMaker,
    observations,
    previewLimits,
    recordPhoto,
    requirementFor,
  });
  const payments = openPayments({
    db,
    clock,
    mailer,
    callers,
    limits,
    siteUrl,
    log: app.log,
    languageOf: (user) => languageFor(user),
    thumbnailUrl: (photo) => storage.link(thumbnailKey(photo)),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiAddress: env.STRIPE_API_ADDRESS,
    },
    seller: {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      email: env.CONTACT_EMAIL ?? null,
      vatId: env.OPERATOR_VAT_ID ?? null,
      vatPercent: env.VAT_PERCENT ?? null,
    },
    photos: { requireToBuy: requirePhotoToBuy, unlock: unlockPaidPhoto },
    purchaseLink: (guestId) => accounts.mailing.purchaseLink(guestId),
    fingerprint,
    testKey: keys.testPayments,
  });

  await serveAccounts(app, accounts);
  const isHere = isLoopback(env.HOST) && isLoopback(new URL(siteUrl()).hostname);
  if (!env.SMTP_URL && isHere) {
    const key = fingerprint('the page of the outbox');
    serveOutboxPage(app, { folder: outboxFolder, key });
    app.addHook('onListen', async () => parts.announce?.(`Mails: ${siteUrl()}/outbox?key=${key}`));
  }
  const freeSpace = watchFreeSpace(env.DATA_DIR, env.DISK_MB_MIN);
  serveUploadPhoto(app, {
    ...{ db, storage, callers, limits, clock, freeSpace },
    drafts: await openDrafts(join(env.DATA_DIR, 'uploads')),
    places: createPlaces({ total: env.UPLOADS, perKey: env.UPLOADS_PER_ADDRESS }),
    quota: openCounter({ name: 'upload-mb', max: env.UPLOAD_MB_PER_ADDRESS, windowMs: 24 * 3_600_000 }),
    patience: { formMs: env.UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
  });
  const photoTimes = createPhotoTimes();
  const fulfil: typeof processing.fulfil = (...order) => photoTimes.noted(() => processing.fulfil(...order));
  serveProcessPhoto(app, { processing: { ...processing, fulfil }, callers, limits });
  serveInspectPhoto(app, { db, clock, storage, photoMaker, observations, requirementFor, callers, limits });
  servePrintSheet(app, { ...gallery, photoMaker, limits });
  serveDownloadFile(app, { storage, links });
  serveListPhotos(app, gallery);
  serveGetPhoto(app, gallery);
  servePhotoReport(app, { ...gallery, requirementFor });
  serveAnswerQuestions(app, { ...gallery, requirementFor, limits });
  servePhotoCertificate(app, { ...gallery, photoMaker, requirementFor, limits });
  servePhotoArchive(app, { ...gallery, photoMaker, limits });
  serveMailPhoto(app, { ...gallery, photoMaker, limits, mailer });
  serveUnlockPhoto(app, { ...gallery, limits });
  serveDeletePhoto(app, gallery);
  serveClaimPhotos(app, gallery);
  serveDrafts(app, { ...gallery, requirementFor });
  const resumeLinks = createResumeLinks({ db, clock });
  serveResume(app, {
    db,
    clock,
    links: resumeLinks,
    sessions,
    callers,
    limits,
    openCounter,
    mailer,
    publicUrl: env.PUBLIC_URL,
    siteUrl,
  });
  serveListPackages(app, db);
  serveActivePackage(app, { db, clock, callers });
  await servePayments(app, payments);
  servePreferences(app, { db, clock, callers });
  serveExportAccount(app, { ...gallery, limits });
  const { endSubscriptions } = payments;
  serveDeleteAccount(app, { accounts, storage, callers, limits, endSubscriptions });
  serveContact(app, {
    mailer,
    to: env.CONTACT_EMAIL ?? env.MAIL_FROM,
    limit: limits.hook({ perAddress: env.CONTACT_PER_ADDRESS, windowMs: 3_600_000 }),
  });
  serveListCountries(app, db);
  servePhotoRequirements(app, db);
  serveHealth(app, { photoMaker, database, storage, freeSpace });
  await serveWebPages(app, {
    folder: parts.webBuild ?? webBuild,
    apiOnly: env.API_ONLY,
    https,
    publicUrl: env.PUBLIC_URL,
    clock,
    facts: serviceFacts(env),
    photoSeconds: () => photoTimes.medianSeconds(),
    listPackages: () => packagesForSale(db),
    inactiveCountries: () => inactiveCodes(db),
  });

  const retention = {
    originalsAnonymousHours: env.ORIGINALS_ANONYMOUS_HOURS,
    originalsDays: env.ORIGINALS_DAYS,
    finishedAnonymousDays: env.FINISHED_ANONYMOUS_DAYS,
  };
  const expiry = repeat(15 * 60_000, app.log, async () => {
    const deleted = await expirePictures({ storage, db, clock, retention });
    if (deleted > 0) app.log.info({ deleted }, 'expired pictures deleted');
    await previewLimits.forget(db);
    await expireCounts(db);
    await forgetPayments(db, new Date(clock()));
    await forgetDrafts(db, new Date(clock()));
    await forgetGuests(db, new Date(clock()));
    await resumeLinks.forget();
  });
  app.addHook('onClose', () => expiry.stop());
  // Of all services on the database one does it, once a day.
  const sweeps = openCounter({ name: 'storage-sweep', max: 1, windowMs: 24 * 3_600_000 });
  const sweep = repeat(60 * 60_000, app.log, async () => {
    if ((await sweeps.take('all')) !== undefined) return;
    const swept = await sweepStorage({ storage, db, clock, retention });
    if (swept > 0) app.log.info({ swept }, 'files that no row means deleted');
  });
  app.addHook('onClose', () => sweep.stop());
  const tokenExpiry = repeat(15 * 60_000, app.log, () => expireTokens({ db: database.db, clock }));
  app.addHook('onClose', () => tokenExpiry.stop());
  let rules: ReturnType<typeof repeat> | undefined;
  // Once people are answered, and mails know by which address.
  app.addHook('onListen', async () => {
    rules = repeat(24 * 60 * 60_000, app.log, async () => {
      const judged = await followRules({ db, clock, requirementFor });
      if (judged > 0) app.log.info({ judged }, 'photos judged by rules that have changed');
      await mailRulesChanges({
        db,
        clock,
        mailer,
        siteUrl,
        languageOf: (user) => languageFor(user),
        log: app.log,
      });
    });
  });
  app.addHook('onClose', () => rules?.stop());
}

/** Undefined before it listens; PORT=0 is known only then. */
function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? undefined : address.port;
}
