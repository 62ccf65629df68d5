import { join } from 'node:path';
import { humanCheckOfferSchema, uploadBytesMax } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { registerAccountData } from '../features/account-data/index.ts';
import {
  type Accounts,
  openAccounts,
  operatorOfRequest,
  registerAccounts,
  userOfRequest,
} from '../features/accounts/index.ts';
import { registerBulk } from '../features/bulk/index.ts';
import { registerContact } from '../features/contact/index.ts';
import { grantQuotas, packagesForSale, registerCredits } from '../features/credits/index.ts';
import {
  createAdoptPurchases,
  createPurchaseLinks,
  registerClaimPhotos,
} from '../features/guest-buyers/index.ts';
import { findOffer, registerHumanCheck } from '../features/human-check/index.ts';
import { registerLiveModels } from '../features/live-models/index.ts';
import { registerOperator } from '../features/operator/index.ts';
import { createOutcomeLinks, findAcceptance, registerOutcomes } from '../features/outcomes/index.ts';
import { type Payments, registerPayments } from '../features/payments/index.ts';
import { openReceiving, registerPhotos, registerResume } from '../features/photos/index.ts';
import { registerApiKeys, registerPublicApi } from '../features/public-api/index.ts';
import { registerRenewals, renewalLinks } from '../features/renewals/index.ts';
import { findInactive, findSiteNotes, registerRequirements } from '../features/requirements/index.ts';
import type { Environment } from '../platform/env.ts';
import { createCallers } from '../platform/http/callers.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { openSessions } from '../platform/http/session.ts';
import { isLoopback, serveOutboxPage } from '../platform/mail/outbox.ts';
import { createFetchFile } from '../platform/outbound/fetch-file.ts';
import { serveWebPages } from '../platform/web-pages/web-pages.ts';
import { serviceFacts } from '../service-facts.ts';
import { deputies } from './deputies.ts';
import { createEraseAccount } from './erase-account.ts';
import type { Foundations } from './foundations.ts';
import { openPaymentsOf } from './open-payments.ts';
import type { PhotoJobs } from './photo-jobs.ts';

interface ServePeopleParts {
  photoJobs: PhotoJobs;
  https: boolean;
  webBuild?: string | Promise<string> | undefined;
  announce?: ((line: string) => void) | undefined;
  paymentTimeoutMs?: number | undefined;
}

const webBuild = join(import.meta.dirname, '../../../web/build');

export async function servePeople(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  parts: ServePeopleParts,
): Promise<Payments> {
  const { db, clock, markMailbox } = foundations;
  const purchaseLinks = createPurchaseLinks(foundations);
  const accounts = await openAccounts({
    ...foundations,
    mailer: foundations.patientMailer,
    adoptPurchases: createAdoptPurchases(foundations),
    pageOfOldLink: (guestId) => purchaseLinks.linkToNewest(guestId),
    onProven: (tx, { id, email }) =>
      grantQuotas(tx, { userId: id, email, markMailbox, now: new Date(clock()) }),
    onSetAside: (userId) => payments.endSubscriptions(userId),
    deputies,
    env,
    log: app.log,
  });
  const needs = await openNeeds(app, env, foundations, { ...parts, accounts });
  const payments = openPaymentsOf(app, env, foundations, {
    webhooks: parts.photoJobs.webhooks,
    purchaseLinks,
    timeoutMs: parts.paymentTimeoutMs,
  });

  await registerAccounts(app, accounts);
  announceOutbox(app, env, foundations, parts.announce);
  const photos = registerPhotos(app, env, needs);
  registerClaimPhotos(app, needs);
  registerBulk(app, env, { ...needs, uploads: photos.uploads });
  registerResume(app, env, needs);
  registerCredits(app, needs);
  await registerPayments(app, payments);
  const eraseAccount = createEraseAccount({ ...needs, endSubscriptions: payments.endSubscriptions });
  registerAccountData(app, { ...needs, accounts, eraseAccount });
  registerContact(app, env, needs);
  registerApiKeys(app, needs);
  registerHumanCheck(app, needs);
  registerRenewals(app, { ...needs, links: renewalLinks(needs) });
  registerOutcomes(app, { ...needs, links: createOutcomeLinks(needs) });
  registerPublicApi(app, env, { ...needs, ...photos });
  registerOperator(app, {
    ...needs,
    ...photos,
    env,
    accounts,
    eraseAccount,
    log: app.log,
    checkMailing: {
      mailer: needs.patientMailer,
      siteUrl: needs.siteUrl,
      purchaseLinks,
    },
    payments: payments.parts,
    operatorOf: (request) => operatorOfRequest(accounts, request),
  });
  registerRequirements(app, needs);
  registerLiveModels(app, { modelCacheDir: env.MODEL_CACHE_DIR });
  await serveWebPages(app, {
    folder: (await parts.webBuild) ?? webBuild,
    apiOnly: env.API_ONLY,
    https: parts.https,
    publicUrl: env.PUBLIC_URL,
    clock,
    facts: serviceFacts(env),
    photoSeconds: photos.medianSeconds,
    listPackages: () => packagesForSale(db, new Date(clock())),
    findInactive: () => findInactive(db),
    findNotes: () => findSiteNotes(db),
    findHumanCheck: async () => {
      const offer = await findOffer(db, new Date(clock()));
      return offer && humanCheckOfferSchema.encode(offer);
    },
    findAcceptance: () => findAcceptance(db),
  });
  return payments;
}

async function openNeeds(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  { photoJobs, https, accounts }: ServePeopleParts & { accounts: Accounts },
) {
  const { clock, keys, openCounter, freeSpace } = foundations;
  const { urlRules, endpoints: webhookEndpoints, ...announcing } = photoJobs.webhooks;
  const fetchFile = createFetchFile({ ...urlRules, bytesMax: uploadBytesMax });
  const secret = keys.cookies;
  const sessions = await openSessions(app, { secret, clock, https, days: env.FINISHED_ANONYMOUS_DAYS });
  const callers = createCallers({ sessions, userOf: (request) => userOfRequest(accounts, request) });
  app.decorate('callers', callers);
  app.decorate(
    'limits',
    createRateLimits({
      perSession: env.RATE_LIMIT_PER_SESSION,
      perAddress: env.RATE_LIMIT_PER_ADDRESS,
      callers,
      openCounter,
    }),
  );
  const receiving = await openReceiving(env, freeSpace);
  return {
    ...foundations,
    ...photoJobs,
    ...receiving,
    sessions,
    ...announcing,
    webhookEndpoints,
    fetchFile,
  };
}

function announceOutbox(
  app: FastifyInstance,
  env: Environment,
  { siteUrl, fingerprint, outboxFolder }: Foundations,
  announce: ServePeopleParts['announce'],
): void {
  const isHere = isLoopback(env.HOST) && isLoopback(new URL(siteUrl()).hostname);
  if (env.SMTP_URL || !isHere) return;
  const key = fingerprint('the page of the outbox');
  serveOutboxPage(app, { folder: outboxFolder, key });
  app.addHook('onListen', async () => {
    announce?.(`Mails: ${siteUrl()}/outbox?key=${key}`);
  });
}
