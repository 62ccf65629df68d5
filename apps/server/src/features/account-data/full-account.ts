import { randomUUID } from 'node:crypto';
import {
  challenges,
  factors,
  flowStates,
  oneTimeTokens,
  paidOriginals,
  paymentCustomers,
  payments,
  previewDays,
  refunds,
  rejections,
  testCheckouts,
  type UserPhotoRow,
  userPackages,
  userPhotos,
  webhookEvents,
} from '../../platform/database/schema/index.ts';
import { openFilesStorage } from '../../platform/storage/files-storage.ts';
import { createSignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Customer, TestService } from '../../testing/test-service.ts';
import { fakeReport } from '../photos/engine-pool/fake-report.ts';
import { originalKey, photoFileKey } from '../photos/picture-keys.ts';

/** A customer for tests who has something in every table and every kind of file. */
export interface FullAccount {
  customer: Customer;
  cleanId: string;
  previewId: string;
  originalKey: string;
  subscription: string;
}

let accounts = 0;

export async function fillAccount(service: TestService, storage: Storage): Promise<FullAccount> {
  const { db } = service;
  const number = ++accounts;
  const customer = await service.customer();
  const { userId, email } = customer;
  const now = new Date('2026-11-21T08:15:30Z');
  const own = { userId, createdAt: now };
  const given = await service.giveCredits(customer, 'business-eur');
  const [paymentId, cleanId, previewId, factorId, flowId] = Array.from({ length: 5 }, () => randomUUID());
  const reference = `pi_${number}`;
  const subscription = `sub_${number}`;

  await db.insert(payments).values({
    ...{ ...own, id: paymentId!, packageId: given.packageId, provider: 'test', providerReference: reference },
    ...{ status: 'completed', amountMinor: 799, currency: 'EUR', completedAt: now },
    ...{ subscriptionReference: subscription, userPackageId: given.id },
  });
  await db.update(userPackages).set({ paymentId });
  await db.insert(paymentCustomers).values({ userId, provider: 'test', customerReference: `cus_${number}` });
  await db.insert(testCheckouts).values({
    ...{ ...own, id: randomUUID(), packageId: given.packageId, amountMinor: 799, currency: 'EUR' },
    ...{ language: 'en', status: 'paid', isRecurring: true, periodsPaid: 1, endedAt: null },
  });
  await db.insert(webhookEvents).values([
    { ...eventOf(`evt_${number}_a`, now), userId, subject: subscription, payload: { order: { userId } } },
    { ...eventOf(`evt_${number}_b`, now), userId: null, subject: reference, payload: { email } },
  ]);

  const place = `passport_DE_${now.getTime()}_0123456789abcdef0123456${number % 10}`;
  const original = originalKey(userId, place, 'jpg');
  const photo: UserPhotoRow = {
    id: previewId!,
    ...{
      ...own,
      sessionId: null,
      originalPhotoUrl: original,
      processedPhotoUrl: original,
      countryCode: 'DE',
    },
    ...{ documentType: 'passport', processingStatus: 'completed', processedAt: now, variant: 'standard' },
    ...{ originalSha256: `sha ${number}`, widthMm: 35, heightMm: 45, report: fakeReport },
    ...{ aiValidationScore: 1, unlockedAt: null, paidBy: null, userPackageId: null },
  };
  const paid = { id: cleanId!, unlockedAt: now, paidBy: 'credit', userPackageId: given.id } as const;
  await db.insert(userPhotos).values([{ ...photo, ...paid }, photo]);
  await db.insert(paidOriginals).values({
    ...{ userId, photoId: cleanId!, userPackageId: given.id, originalSha256: photo.originalSha256 },
    ...{ countryCode: 'DE', documentType: 'passport', paidAt: now },
  });
  await db.insert(previewDays).values({ owner: userId, userId, day: '2026-11-21', made: 1 });
  await db.insert(refunds).values({
    ...{ id: randomUUID(), userId, paymentId: paymentId!, status: 'requested', reason: 'one-click' },
    ...{ amountMinor: 799, requestedAt: now, attempt: 1 },
  });
  await db.insert(rejections).values({
    ...{ ...own, id: randomUUID(), userPhotoId: cleanId!, userPackageId: given.id, outcome: 'redo' },
    ...{ countryCode: 'DE', documentType: 'passport', authorityReason: 'too dark' },
  });

  await db.insert(factors).values({
    ...{ ...own, id: factorId!, friendlyName: 'phone', factorType: 'totp', status: 'unverified' },
    ...{ secret: Buffer.from('a sealed secret'), lastStep: 7, updatedAt: now },
  });
  await db
    .insert(challenges)
    .values({ id: randomUUID(), factorId: factorId!, createdAt: now, expiresAt: now });
  await db.insert(flowStates).values({
    ...{ ...own, id: flowId!, purpose: 'recovery', codeChallenge: 'c', codeChallengeMethod: 'plain' },
    expiresAt: now,
  });
  await db.insert(oneTimeTokens).values({
    ...{ ...own, id: randomUUID(), purpose: 'recovery', linkHash: Buffer.from(`link ${number}`) },
    ...{ codeHash: Buffer.from('code'), flowStateId: flowId!, expiresAt: now },
  });

  await storage.put(original, Buffer.from('the original'));
  for (const name of ['photo.jpg', 'photo.png', 'thumbnail.jpg', 'preview.jpg'] as const) {
    await storage.put(photoFileKey(userId, cleanId!, name), Buffer.from(`clean ${name}`));
    await storage.put(photoFileKey(userId, previewId!, name), Buffer.from(`unpaid ${name}`));
  }
  return { customer, cleanId: cleanId!, previewId: previewId!, originalKey: original, subscription };
}

function eventOf(eventId: string, receivedAt: Date) {
  return {
    provider: 'test',
    eventId,
    type: 'invoice.paid',
    receivedAt,
    handledAt: receivedAt,
    outcome: 'done',
  };
}

/** The same files as the service's. */
export function openStorageOf({ dataDir }: TestService): Promise<Storage> {
  const links = createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now });
  return openFilesStorage(`${dataDir}/files`, links);
}
