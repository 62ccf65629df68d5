import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { countKeyUse } from '../features/credits/key-use.ts';
import { observationKey, originalKey, photoFileKey } from '../features/photos/files/picture-keys.ts';
import { storeOriginal } from '../features/photos/originals/stored-originals.ts';
import { keepRulesVersion, rulesVersionOf } from '../features/photos/rules/rules-version.ts';
import { makeApiKey } from '../features/public-api/keys/api-keys.ts';
import { requirementFor } from '../features/requirements/photo-requirements/requirement-for.ts';
import type { Storage } from '../platform/storage/storage.ts';
import {
  accountEvents,
  accountPreferences,
  addressChanges,
  apiJobs,
  apiRequests,
  billingDetails,
  bulkBatches,
  bulkFiles,
  bulkItems,
  challenges,
  creditNotes,
  drafts,
  factors,
  flowStates,
  humanChecks,
  idempotentAnswers,
  oneTimeTokens,
  outcomeRefusals,
  ownDocuments,
  paidOriginals,
  photoOutcomes,
  previewDays,
  quotaUses,
  recoveryCodes,
  refunds,
  rejections,
  rejudgements,
  renewals,
  sentMails,
  type UserPhotoRow,
  userPhotos,
  voucherUses,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../schema/index.ts';
import { fakeFace } from './fake-face.ts';
import { fakeReport } from './fake-report.ts';
import { makeQuota, makeVoucher } from './offers.ts';
import { patiently } from './patiently.ts';
import { buy } from './payments.ts';
import type { Customer, TestService } from './test-service.ts';

/** A customer with a row in every table and a file of every kind. The service must use the tests' signing secret. */
export interface FullAccount {
  customer: Customer;
  cleanId: string;
  previewId: string;
  originalKey: string;
  purchaseId: string;
  paymentId: string;
  refundId: string;
  /** The purchase of the renewing package. */
  checkoutId: string;
  endpointId: string;
  deliveryId: string;
  keyId: string;
  documentId: string;
  rejectionId: string;
  /** A finished batch of the clean photo. */
  batchId: string;
  /** Id of the human check that the clean photo waits for. */
  checkId: string;
}

let accounts = 0;

export async function fillAccount(service: TestService, storage: Storage): Promise<FullAccount> {
  const { db } = service;
  const number = ++accounts;
  const customer = await service.customer();
  const { userId, email } = customer;
  const now = new Date('2026-11-21T08:15:30Z');
  const own = { userId, createdAt: now };
  const { purchaseId, paymentId, checkout } = await buy(service, customer, 'business-eur');
  // The receipt is sent after the answer.
  await vi.waitUntil(async () => (await db.$count(sentMails, eq(sentMails.userId, userId))) > 0, {
    ...patiently,
    timeout: 50_000,
  });
  const [cleanId, previewId, factorId, flowId, endpointId, deliveryId] = Array.from({ length: 6 }, () =>
    randomUUID(),
  );
  const { id: voucherId } = await makeVoucher(service);
  const { id: quotaId } = await makeQuota(service);
  await db.insert(quotaUses).values({ quotaId, userId, mailbox: null, usedAt: now });
  await db.insert(voucherUses).values({ id: randomUUID(), voucherId, userId, reservedAt: now, paidAt: now });
  await db.insert(webhookEvents).values({
    provider: 'test',
    eventId: `evt_early_${checkout.id}`,
    type: 'charge.refunded',
    receivedAt: now,
    payload: { email },
    subject: `sub_test_${checkout.id}`,
    outcome: 'waiting',
  });

  const place = `passport_DE_${now.getTime()}_0123456789abcdef0123456${number % 10}`;
  const original = originalKey(userId, place, 'jpg');
  const rules = rulesVersionOf(requirementFor({ countryCode: 'DE', documentType: 'passport' }).requirement);
  await keepRulesVersion(db, rules, now);
  const photo: UserPhotoRow = {
    id: previewId!,
    ...own,
    sessionId: null,
    originalPhotoUrl: original,
    processedPhotoUrl: original,
    countryCode: 'DE',
    documentType: 'passport',
    processingStatus: 'completed',
    processedAt: now,
    variant: 'standard',
    originalSha256: `sha ${number}`,
    widthMm: 35,
    heightMm: 45,
    report: fakeReport,
    aiValidationScore: 1,
    unlockedAt: null,
    paidBy: null,
    testStatus: null,
    face: fakeFace,
    userPackageId: null,
    requirementSha256: rules.sha256,
    requirementBasis: 'record',
    answers: { gaze: 'at-camera' },
    childAgeYears: 7,
    reference: 'order 7',
    personName: 'Ayşe',
    wish: { cropOnly: false, background: 'auto' },
    touchUp: [{ mode: 'erase', radiusPx: 12, pointsPx: [300, 40, 310, 44] }],
  };
  const paid = { id: cleanId!, unlockedAt: now, paidBy: 'credit', userPackageId: purchaseId } as const;
  await db.insert(userPhotos).values([{ ...photo, ...paid }, photo]);
  await db.insert(rejudgements).values({
    photoId: cleanId!,
    requirementSha256: rules.sha256,
    judgedAt: now,
    ok: true,
    checks: [],
    differences: [{ field: 'headHeight.minMm', was: 31, is: 32 }],
    shouldNotify: true,
  });
  await db.insert(accountPreferences).values({ userId, rulesChangeMail: true, updatedAt: now });
  await db.insert(paidOriginals).values({
    userId,
    photoId: cleanId!,
    userPackageId: purchaseId,
    originalSha256: photo.originalSha256,
    countryCode: 'DE',
    documentType: 'passport',
    paidAt: now,
    face: photo.face,
  });
  await db.insert(drafts).values({
    owner: userId,
    userId,
    originalPhotoUrl: original,
    countryCode: 'DE',
    documentType: 'passport',
    photoId: previewId!,
    updatedAt: now,
  });
  await db.insert(webhookEndpoints).values({
    ...own,
    id: endpointId!,
    url: 'https://example.org/hook',
    events: ['photo.finished'],
    secret: Buffer.from('a sealed webhook secret'),
  });
  await db.insert(webhookDeliveries).values({
    ...own,
    id: deliveryId!,
    endpointId: endpointId!,
    eventId: randomUUID(),
    eventType: 'photo.finished',
    body: '{}',
    state: 'delivered',
    attempts: 1,
  });
  const batchId = randomUUID();
  const documents = [{ countryCode: 'DE', documentType: 'passport' as const, variant: null }];
  const batch = { id: batchId, name: 'class 3', state: 'done' as const, documents, cropOnly: false };
  await db.insert(bulkBatches).values({ ...own, ...batch, changes: 1 });
  const fileId = randomUUID();
  const inBatch = { userId, batchId, position: 1 };
  const given = { id: fileId, name: 'ada.jpg', original, originalSha256: photo.originalSha256, bytes: 12 };
  await db.insert(bulkFiles).values({ ...inBatch, ...given, change: 1 });
  const item = { id: randomUUID(), fileId, countryCode: 'DE', documentType: 'passport' as const };
  await db.insert(bulkItems).values({ ...inBatch, ...item, state: 'made', photoId: cleanId! });
  await db
    .insert(previewDays)
    .values({ kind: 'owner', counterKey: userId, userId, day: '2026-11-21', made: 1 });
  const refundId = randomUUID();
  await db.insert(refunds).values({
    id: refundId,
    userId,
    paymentId,
    status: 'requested',
    reason: 'one-click',
    amountMinor: 799,
    requestedAt: now,
    attempt: 1,
  });
  await db.insert(creditNotes).values({ refundId, year: 1999, sequence: number, issuedAt: now });
  await db.insert(billingDetails).values({ userId, company: 'Example Ltd', taxId: null });
  const rejectionId = randomUUID();
  await db.insert(rejections).values({
    ...own,
    id: rejectionId,
    userPhotoId: cleanId!,
    userPackageId: purchaseId,
    outcome: 'redo',
    countryCode: 'DE',
    documentType: 'passport',
    reason: 'light',
    authorityReason: 'too dark',
  });

  await db.insert(factors).values({
    ...own,
    id: factorId!,
    friendlyName: 'phone',
    factorType: 'totp',
    status: 'unverified',
    secret: Buffer.from('a sealed secret'),
    lastStep: 7,
    updatedAt: now,
  });
  await db
    .insert(challenges)
    .values({ id: randomUUID(), factorId: factorId!, createdAt: now, expiresAt: now });
  await db.insert(recoveryCodes).values({ userId, codeHash: Buffer.from('a hash') });
  await db.insert(flowStates).values({
    ...own,
    id: flowId!,
    purpose: 'recovery',
    codeChallenge: 'c',
    codeChallengeMethod: 'plain',
    expiresAt: now,
  });
  await db.insert(oneTimeTokens).values({
    ...own,
    id: randomUUID(),
    purpose: 'recovery',
    linkHash: Buffer.from(`link ${number}`),
    codeHash: Buffer.from('code'),
    flowStateId: flowId!,
    expiresAt: now,
  });

  await db.insert(addressChanges).values({
    id: randomUUID(),
    userId,
    addressBefore: `before${number}@example.org`,
    linkHash: Buffer.from(`undo ${number}`),
    changedAt: now,
    expiresAt: now,
  });

  const name = { name: 'shop', scopes: ['photos:read' as const], lifetimeDays: null, isTest: false };
  const { row: key } = await makeApiKey(db, userId, { ...name, creditsPerMonth: null, now });
  await countKeyUse(db, { keyId: key.id, use: 'photos', now });
  const answer = { key: 'order 1', fingerprint: 'f', begunAt: now, status: 201, body: {} };
  await db.insert(idempotentAnswers).values({ userId, ...answer });
  await db.insert(apiJobs).values({ ...own, id: randomUUID(), originalId: place, documents: [] });
  await db.insert(apiRequests).values({
    ...own,
    id: randomUUID(),
    keyId: key.id,
    method: 'POST',
    path: 'photos',
    status: 201,
    photoId: cleanId!,
  });
  const data = { creditsRemaining: 0, href: 'https://vesika.example/credits' };
  const body = { type: 'credits.low' as const, timestamp: now.toISOString(), data };
  await db.insert(accountEvents).values({ ...own, id: randomUUID(), isTest: false, body });

  const documentId = randomUUID();
  await db.insert(ownDocuments).values({ ...own, id: documentId, name: 'Exam', variant: 'own-3000x4000' });

  await db.insert(photoOutcomes).values({
    id: randomUUID(),
    userId,
    photoId: cleanId!,
    countryCode: 'DE',
    documentType: 'passport',
    variant: 'standard',
    requirementSha256: rules.sha256,
    checks: { 'head-height': 'pass' },
    paidAt: now,
    askedAt: now,
    accepted: true,
    answeredAt: now,
  });
  await db.insert(outcomeRefusals).values({ userId, refusedAt: now });
  const document = { countryCode: 'DE', documentType: 'passport', variant: 'standard' } as const;
  await db.insert(renewals).values({ ...own, ...document, id: randomUUID(), expiresOn: '2036-11-21' });

  const checkId = randomUUID();
  await db.insert(humanChecks).values({
    ...{ id: checkId, userId, photoId: cleanId!, userPackageId: purchaseId, credits: 1 },
    ...{ requestedAt: now, expectedAt: new Date('2099-01-01T00:00:00Z') },
  });

  const bytes = Buffer.from('the original');
  const picture = { bytes, sha256: photo.originalSha256, sentBytes: bytes.length };
  await storeOriginal({ storage, db }, { kind: 'user', owner: userId }, { key: original, picture, now });
  await storage.put(observationKey(original), Buffer.from('what was seen in it'));
  for (const name of ['photo.jpg', 'photo.png', 'thumbnail.jpg', 'proof.png', 'preview.jpg'] as const) {
    await storage.put(photoFileKey(userId, cleanId!, name), Buffer.from(`clean ${name}`));
    await storage.put(photoFileKey(userId, previewId!, name), Buffer.from(`unpaid ${name}`));
  }
  return {
    customer,
    cleanId: cleanId!,
    previewId: previewId!,
    originalKey: original,
    purchaseId,
    paymentId,
    refundId,
    checkoutId: checkout.id,
    endpointId: endpointId!,
    deliveryId: deliveryId!,
    keyId: key.id,
    documentId,
    rejectionId,
    batchId,
    checkId,
  };
}
