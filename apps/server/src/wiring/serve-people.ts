import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveDeleteAccount } from '../features/account-data/delete-account/serve-delete-account.ts';
import { serveExportAccount } from '../features/account-data/export-account/serve-export-account.ts';
import { servePreferences } from '../features/account-data/preferences/serve-preferences.ts';
import { languageFor } from '../features/accounts/account-mails.ts';
import { openAccounts } from '../features/accounts/accounts.ts';
import { serveAccounts } from '../features/accounts/serve-accounts.ts';
import { userOfRequest } from '../features/accounts/user-of-request.ts';
import { serveApiKeys } from '../features/api-keys/serve-api-keys.ts';
import { serveBulk } from '../features/bulk/serve-bulk.ts';
import { serveClaimPhotos } from '../features/claim-photos/serve-claim-photos.ts';
import { serveContact } from '../features/contact/contact.ts';
import { serveActivePackage } from '../features/credits/active-package/active-package.ts';
import { packagesForSale, serveListPackages } from '../features/credits/list-packages/list-packages.ts';
import { createAdoptPurchase } from '../features/guest-buyers/adopt-purchase.ts';
import { serveLiveModels } from '../features/live-models/serve-live-models.ts';
import { openPayments } from '../features/payments/payments.ts';
import { servePayments } from '../features/payments/serve-payments.ts';
import { serveDrafts } from '../features/photos/drafts/serve-drafts.ts';
import { thumbnailKey } from '../features/photos/files/photo-files.ts';
import { serveAnswerQuestions } from '../features/photos/gallery/answer-questions/serve-answer-questions.ts';
import { serveDeletePhoto } from '../features/photos/gallery/delete-photo/delete-photo.ts';
import { serveGetPhoto } from '../features/photos/gallery/get-photo/get-photo.ts';
import { serveListPhotos } from '../features/photos/gallery/list-photos/list-photos.ts';
import { servePhotoReport } from '../features/photos/gallery/photo-report/serve-photo-report.ts';
import { serveNamePerson } from '../features/photos/gallery/photo-set/serve-name-person.ts';
import { servePhotoSet } from '../features/photos/gallery/photo-set/serve-photo-set.ts';
import {
  requirePhotoToBuy,
  unlockPaidPhoto,
} from '../features/photos/gallery/unlock-photo/unlock-paid-photo.ts';
import { serveUnlockPhoto } from '../features/photos/gallery/unlock-photo/unlock-photo.ts';
import { createPhotoChecking } from '../features/photos/make/check-photo/photo-checking.ts';
import { serveCheckPhoto } from '../features/photos/make/check-photo/serve-check-photo.ts';
import { serveInspectPhoto } from '../features/photos/make/inspect-photo/serve-inspect-photo.ts';
import { createPhotoTimes } from '../features/photos/make/photo-times.ts';
import { createPhotoProcessing } from '../features/photos/make/process-photo/process-photo.ts';
import { serveProcessPhoto } from '../features/photos/make/process-photo/serve-process-photo.ts';
import { servePhotoCertificate } from '../features/photos/take-home/certificate/serve-photo-certificate.ts';
import { serveDownloadFile } from '../features/photos/take-home/download-file/download-file.ts';
import { servePrintSheet } from '../features/photos/take-home/print-sheet/serve-print-sheet.ts';
import { serveMailPhoto } from '../features/photos/take-home/serve-mail-photo.ts';
import { servePhotoArchive } from '../features/photos/take-home/serve-photo-archive.ts';
import { servePhotosArchive } from '../features/photos/take-home/serve-photos-archive.ts';
import { serveDeleteUpload } from '../features/photos/upload/delete-upload.ts';
import { createUploads } from '../features/photos/upload/receive-upload.ts';
import { serveUploadPhoto } from '../features/photos/upload/upload-photo.ts';
import { createIdempotency } from '../features/public-api/idempotency.ts';
import { createKeyDoor } from '../features/public-api/key-door.ts';
import { servePublicApi } from '../features/public-api/serve-public-api.ts';
import { inactiveCodes } from '../features/requirements/active-countries.ts';
import { serveListCountries } from '../features/requirements/list-countries/list-countries.ts';
import { servePhotoPlan } from '../features/requirements/photo-plan/serve-photo-plan.ts';
import { servePhotoRequirements } from '../features/requirements/photo-requirements/photo-requirements.ts';
import { createResumeLinks } from '../features/resume/resume-links.ts';
import { serveResume } from '../features/resume/serve-resume.ts';
import { serveWebhookEndpoints } from '../features/webhooks/serve-webhook-endpoints.ts';
import type { Environment } from '../platform/env.ts';
import { createCallers } from '../platform/http/callers.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { openSessions } from '../platform/http/session.ts';
import { createPlaces } from '../platform/limits/places.ts';
import { isLoopback, serveOutboxPage } from '../platform/mail/outbox-page.ts';
import { openDrafts } from '../platform/storage/drafts.ts';
import { serveWebPages } from '../platform/web-pages/web-pages.ts';
import { serviceFacts } from '../service-facts.ts';
import type { Foundations } from './foundations.ts';
import type { PhotoJobs } from './photo-jobs.ts';

interface ServePeopleParts {
  photoJobs: PhotoJobs;
  https: boolean;
  webBuild?: string | Promise<string> | undefined;
  announce?: ((line: string) => void) | undefined;
  paymentTimeoutMs?: number | undefined;
}

const webBuild = join(import.meta.dirname, '../../../web/build');

/** Everything that people and their browsers ask for. */
export async function servePeople(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  parts: ServePeopleParts,
): Promise<void> {
  const { clock, requirementFor, keys, links, storage, db, fingerprint, openCounter, mailer } = foundations;
  const { patientMailer, outboxFolder, previewLimits, freshPictures, freeSpace, siteUrl } = foundations;
  const { photoJobs, https } = parts;
  const { jobDesk, fileDesk, webhooks } = photoJobs;
  const sessions = await openSessions(app, {
    secret: keys.cookies,
    clock,
    https,
    days: env.FINISHED_ANONYMOUS_DAYS,
  });

  const accounts = await openAccounts({
    db: db,
    clock,
    mailer: patientMailer,
    keys,
    openCounter,
    siteUrl,
    log: app.log,
    adoptPurchase: createAdoptPurchase({ db: db, storage, clock }),
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

  const gallery = { storage, db, clock, callers };
  const looking = { storage, db, clock, jobDesk, previewLimits, freshPictures, requirementFor, fingerprint };
  const processing = createPhotoProcessing(looking);
  const payments = openPayments({
    db,
    clock,
    mailer: patientMailer,
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
      timeoutMs: parts.paymentTimeoutMs,
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
    app.addHook('onListen', async () => {
      parts.announce?.(`Mails: ${siteUrl()}/outbox?key=${key}`);
    });
  }
  const receiving = {
    freeSpace,
    drafts: await openDrafts(join(env.DATA_DIR, 'uploads')),
    places: createPlaces({ total: env.UPLOADS, perKey: env.UPLOADS_PER_ADDRESS }),
  };
  const uploads = createUploads({
    ...receiving,
    quota: openCounter({ name: 'upload-mb', max: env.UPLOAD_MB_PER_ADDRESS, windowMs: 24 * 3_600_000 }),
    patience: { formMs: env.UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
  });
  serveUploadPhoto(app, { db, storage, uploads, callers, limits, clock });
  const photoTimes = createPhotoTimes();
  const fulfil: typeof processing.fulfil = (...order) => photoTimes.noted(() => processing.fulfil(...order));
  serveProcessPhoto(app, { processing: { ...processing, fulfil }, callers, limits });
  serveInspectPhoto(app, { db, clock, storage, jobDesk, requirementFor, callers, limits });
  serveCheckPhoto(app, { checkPhoto: createPhotoChecking(looking), callers, limits });
  serveDeleteUpload(app, { storage, db, callers, limits });
  servePrintSheet(app, { db, clock, callers, fileDesk, limits });
  serveDownloadFile(app, { storage, links });
  serveListPhotos(app, gallery);
  serveGetPhoto(app, gallery);
  servePhotoReport(app, { ...gallery, requirementFor });
  serveAnswerQuestions(app, { ...gallery, requirementFor, limits });
  servePhotoCertificate(app, { ...gallery, fileDesk, requirementFor, limits });
  servePhotoArchive(app, { ...gallery, fileDesk, limits });
  servePhotosArchive(app, { ...gallery, fileDesk, limits });
  servePhotoSet(app, gallery);
  serveNamePerson(app, { ...gallery, limits });
  serveMailPhoto(app, { ...gallery, fileDesk, limits, mailer });
  serveUnlockPhoto(app, { ...gallery, limits, announceCredits: webhooks.announceCredits });
  serveDeletePhoto(app, gallery);
  serveClaimPhotos(app, gallery);
  serveDrafts(app, { ...gallery, requirementFor });
  serveBulk(app, {
    ...{ db, storage, clock, callers, limits, requirementFor, fileDesk, ...receiving },
    bounds: { files: env.BULK_FILES, totalBytes: env.BULK_MB * 2 ** 20 },
    quota: openCounter({ name: 'bulk-mb', max: env.BULK_MB_PER_ACCOUNT, windowMs: 24 * 3_600_000 }),
    patience: { formMs: env.BULK_UPLOAD_SECONDS * 1000, silenceMs: env.UPLOAD_SILENCE_SECONDS * 1000 },
    tellBegun: () => photoJobs.jobs.notifications.send({ kind: 'batch' }),
    cancelJob: (jobId) => photoJobs.jobs.table.cancel(jobId),
  });
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
  serveWebhookEndpoints(app, { endpoints: webhooks.endpoints, callers, limits });
  serveContact(app, {
    mailer,
    to: env.CONTACT_EMAIL ?? env.MAIL_FROM,
    limit: limits.hook({ perAddress: env.CONTACT_PER_ADDRESS, windowMs: 3_600_000 }),
  });
  serveApiKeys(app, { db, clock, callers, limits });
  servePublicApi(app, {
    ...{ db, storage, clock, uploads, processing, jobDesk, requirementFor, siteUrl },
    announceCredits: webhooks.announceCredits,
    webhookEndpoints: webhooks.endpoints,
    door: createKeyDoor({
      ...{ db, clock, openCounter },
      perKey: env.API_RATE_LIMIT_PER_KEY,
      missesPerAddress: env.AUTH_ATTEMPTS_PER_ADDRESS,
    }),
    idempotency: createIdempotency({ db, clock }),
    originalsDays: env.ORIGINALS_DAYS,
  });
  serveListCountries(app, db);
  serveLiveModels(app, { modelCacheDir: env.MODEL_CACHE_DIR });
  servePhotoRequirements(app, db);
  servePhotoPlan(app, db);
  await serveWebPages(app, {
    folder: (await parts.webBuild) ?? webBuild,
    apiOnly: env.API_ONLY,
    https,
    publicUrl: env.PUBLIC_URL,
    clock,
    facts: serviceFacts(env),
    photoSeconds: () => photoTimes.medianSeconds(),
    listPackages: () => packagesForSale(db),
    inactiveCountries: () => inactiveCodes(db),
  });
}
