import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../platform/clock/durations.ts';
import { paidOriginals, rejections, type UserPackageRow, userPhotos } from '../../../../schema/index.ts';
import { balancesOf } from '../../../../testing/ledger.ts';
import { type Customer, openTestService, testService } from '../../../../testing/test-service.ts';
import { cancelPackage } from '../../../credits/credits.ts';
import { forgetPayments, withdrawPhotos } from '../../payment/pay-for-photo.ts';

const service = testService({ PREVIEWS_PER_DAY: '3' });
let pictures = 0;

beforeAll(() => service.untilReady());

async function customerWith(...packageIds: string[]) {
  const customer = await service.customer();
  const owned: UserPackageRow[] = [];
  for (const id of packageIds) owned.push(await service.giveCredits(customer, id));
  return { customer, owned };
}

/** Makes a photo of a new picture. */
async function newPhoto(customer: Customer, body: object = {}) {
  const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
  return customer.process({ imageUrl, ...body });
}

/** The kind of payment, or the reason why there was none. */
async function outcome(response: ReturnType<Customer['process']>): Promise<string> {
  const { state, paidBy, previewReason, code } = (await response).json();
  return state === 'clean' ? paidBy : (previewReason ?? code);
}

async function leftOf({ userId }: Customer): Promise<(number | null)[]> {
  const balances = await balancesOf(service.db, userId);
  for (const { left, noted } of balances) if (left !== null) expect(noted).toBe(left);
  return balances.map(({ left }) => left);
}

describe('a photo of an account', () => {
  it('costs one credit, and is recorded with its report', async () => {
    const { customer, owned } = await customerWith('pro-eur');
    const { photoId, files } = (await newPhoto(customer)).json();
    expect(await leftOf(customer)).toEqual([9]);
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    expect(row).toMatchObject({
      userId: customer.userId,
      sessionId: null,
      processingStatus: 'completed',
      countryCode: 'DE',
      documentType: 'passport',
      widthMm: 35,
      heightMm: 45,
      variant: 'standard',
      paidBy: 'credit',
      userPackageId: owned[0]?.id,
      aiValidationScore: 100,
      report: { ok: true, measures: { headHeightMm: 33.5 } },
      originalSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(files.map(({ format }: { format: string }) => format)).toEqual(['jpg', 'png']);
    const stored = (await service.stored()).filter((key) => key.includes(photoId));
    expect(stored.map((key) => key.split('/').at(-1))).toEqual([
      'photo.jpg',
      'photo.png',
      'preview.jpg',
      'proof.png',
      'thumbnail.jpg',
    ]);
  });

  it('costs nothing of a package without limit, nor leaves an entry', async () => {
    const { customer } = await customerWith('business-try');
    expect(await outcome(newPhoto(customer))).toBe('credit');
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: null, noted: 0 }]);
  });

  it('costs nothing when it fails, and leaves no file', async () => {
    const { customer } = await customerWith('pro-eur');
    for (const told of ['fail face-missing', 'throw']) {
      const { imageUrl } = await customer.uploadPicture(told);
      expect((await customer.process({ imageUrl })).statusCode).toBeGreaterThanOrEqual(422);
    }
    expect(await leftOf(customer)).toEqual([10]);
    const own = (await service.stored()).filter((key) => key.includes(customer.userId));
    expect(own.every((key) => key.split('/').length === 3)).toBe(true);
  });

  it('is paid by the newest package that can', async () => {
    const { customer } = await customerWith('pro-eur', 'starter-try');
    expect(await outcome(newPhoto(customer))).toBe('credit');
    expect(await leftOf(customer)).toEqual([10, 0]);
    expect(await outcome(newPhoto(customer))).toBe('credit');
    expect(await leftOf(customer)).toEqual([9, 0]);
  });

  it('has the files of its package, and those of packages that run', async () => {
    const { customer } = await customerWith('starter-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    const formats = async () =>
      (await customer.process({ imageUrl })).json().files.map(({ format }: { format: string }) => format);
    expect(await formats()).toEqual(['jpg']);
    await service.giveCredits(customer, 'pro-eur');
    expect(await formats()).toEqual(['jpg', 'png']);
  });

  it('is a preview, and says why', async () => {
    const { customer } = await customerWith();
    expect(await outcome(newPhoto(customer))).toBe('no-package');
    await service.giveCredits(customer, 'starter-try');
    expect(await outcome(newPhoto(customer))).toBe('credit');
    expect(await outcome(newPhoto(customer))).toBe('no-credits');
  });

  it('is a preview in another country than the first of a package for one, even when that was deleted', async () => {
    const { customer } = await customerWith('starter-eur');
    const { photoId } = (await newPhoto(customer)).json();
    expect(await outcome(newPhoto(customer, { countryCode: 'FR' }))).toBe('other-country');
    await customer.call(requestLine('v1DeletePhoto', { params: { photoId } }));
    expect(await outcome(newPhoto(customer, { countryCode: 'FR' }))).toBe('other-country');
    expect(await outcome(newPhoto(customer))).toBe('credit');
    expect(await leftOf(customer)).toEqual([0]);
  });

  it('is nothing at all once the previews of the day are used up, unless it can be paid for', async () => {
    const { customer } = await customerWith();
    for (let i = 0; i < 3; i++) expect(await outcome(newPhoto(customer))).toBe('no-package');
    const refused = await newPhoto(customer);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ errorType: 'PAYMENT_REQUIRED', code: 'payment-required' });
    await service.giveCredits(customer);
    expect(await outcome(newPhoto(customer))).toBe('credit');
  });

  it('gets no preview back for deleting one', async () => {
    const { customer } = await customerWith();
    for (let i = 0; i < 3; i++) {
      const { photoId } = (await newPhoto(customer)).json();
      await customer.call(requestLine('v1DeletePhoto', { params: { photoId } }));
    }
    expect((await newPhoto(customer)).statusCode).toBe(402);
  });

  it('leaves no token in the log', async () => {
    const loud = await openTestService({ LOG_LEVEL: 'debug' });
    const customer = await loud.customer();
    const { imageUrl } = await customer.uploadPicture('throw');
    expect((await customer.process({ imageUrl })).statusCode).toBe(500);
    await customer.call(requestLine('listPhotos', { query: { limit: 0 } }));
    const log = loud.log.join('');
    expect(log).toContain('a bug of the engine');
    const token = customer.headers.authorization.replace('Bearer ', '');
    for (const part of token.split('.')) expect(log).not.toContain(part);
    expect(log).not.toContain(customer.userId);
    await loud.close();
  });
});

describe('the same original for the same document', () => {
  it('is free while 30 days have not passed, by the package that paid', async () => {
    const { customer, owned } = await customerWith('starter-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    expect(await outcome(customer.process({ imageUrl }))).toBe('credit');
    service.wait(29 * dayMs);
    await customer.signIn();
    const { photoId, paidBy } = (await customer.process({ imageUrl })).json();
    expect(paidBy).toBe('revision');
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    expect(row?.userPackageId).toBe(owned[0]?.id);
    expect(await leftOf(customer)).toEqual([1]);
    // A revision does not restart the period.
    service.wait(2 * dayMs);
    await customer.signIn();
    expect(await outcome(customer.process({ imageUrl }))).toBe('package-expired');
  });

  it('costs a credit after 31 days', async () => {
    const { customer } = await customerWith('pro-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    expect(await outcome(customer.process({ imageUrl }))).toBe('credit');
    service.wait(31 * dayMs);
    await customer.signIn();
    expect(await outcome(customer.process({ imageUrl }))).toBe('credit');
    expect(await leftOf(customer)).toEqual([8]);
  });

  it('is free under another name, and when the first photo was deleted', async () => {
    const { customer } = await customerWith('pro-eur');
    const told = `photo ${++pictures}`;
    const { imageUrl } = await customer.uploadPicture(told);
    const { photoId } = (await customer.process({ imageUrl })).json();
    await customer.call(requestLine('v1DeletePhoto', { params: { photoId } }));
    const again = await customer.uploadPicture(told);
    expect(await outcome(customer.process({ imageUrl: again.imageUrl }))).toBe('revision');
    expect(await leftOf(customer)).toEqual([9]);
  });

  it('costs for a document that needs another photo, and for another account', async () => {
    const { customer } = await customerWith('pro-eur');
    const told = `photo ${++pictures}`;
    const { imageUrl } = await customer.uploadPicture(told);
    expect(await outcome(customer.process({ imageUrl }))).toBe('credit');
    expect(await outcome(customer.process({ imageUrl, countryCode: 'US' }))).toBe('credit');
    expect(await outcome(customer.process({ imageUrl, documentType: 'visa' }))).toBe('credit');
    const { customer: other } = await customerWith();
    const own = await other.uploadPicture(told);
    expect(await outcome(other.process({ imageUrl: own.imageUrl }))).toBe('no-package');
  });

  it('is forgotten once neither a revision nor the country of the package rests on it', async () => {
    const { customer } = await customerWith('starter-eur');
    await newPhoto(customer);
    const remembered = async () => {
      await forgetPayments(service.db, service.now());
      return service.db.$count(paidOriginals, eq(paidOriginals.userId, customer.userId));
    };
    service.wait(29 * dayMs);
    expect(await remembered()).toBe(1);
    service.wait(2 * dayMs);
    expect(await remembered()).toBe(0);
  });

  it('is not free of a package that was refunded', async () => {
    const { customer, owned } = await customerWith('pro-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    expect(await outcome(customer.process({ imageUrl }))).toBe('credit');
    await service.db.transaction((tx) =>
      cancelPackage(tx, {
        userPackageId: owned[0]!.id,
        paymentStatus: 'refunded',
        reference: 'r',
        now: service.now(),
      }),
    );
    expect(await outcome(customer.process({ imageUrl }))).toBe('no-package');
    expect(await leftOf(customer)).toEqual([0]);
  });
});

describe('a face of a picture of several people', () => {
  const left = { x: 0.25, y: 0.5 };
  const right = { x: 0.75, y: 0.5 };

  async function group(...packageIds: string[]) {
    const { customer } = await customerWith(...packageIds);
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    const photoOf = (face: object, body: object = {}) => customer.process({ imageUrl, face, ...body });
    return { customer, imageUrl, photoOf };
  }

  it('is free again, also where the person points at another part of it', async () => {
    const { customer, photoOf } = await group('pro-eur');
    expect(await outcome(photoOf(left))).toBe('credit');
    expect(await outcome(photoOf(left))).toBe('revision');
    expect(await outcome(photoOf({ x: 0.31, y: 0.42 }))).toBe('revision');
    expect(await leftOf(customer)).toEqual([9]);
  });

  it('stays the same where a later request points at none', async () => {
    const { customer, imageUrl, photoOf } = await group('pro-eur');
    expect(await outcome(photoOf(left))).toBe('credit');
    expect(await outcome(customer.process({ imageUrl }))).toBe('revision');
  });

  it('costs a credit of its own, and is free again then', async () => {
    const { customer, photoOf } = await group('pro-eur');
    expect(await outcome(photoOf(left))).toBe('credit');
    expect(await outcome(photoOf(right))).toBe('credit');
    expect(await leftOf(customer)).toEqual([8]);
    for (const face of [left, right]) expect(await outcome(photoOf(face))).toBe('revision');
    expect(await leftOf(customer)).toEqual([8]);
  });

  it('is a preview without a credit, and is unlocked only by one', async () => {
    const { customer, photoOf } = await group('starter-try');
    expect(await outcome(photoOf(left))).toBe('credit');
    const preview = (await photoOf(right)).json();
    expect(preview.previewReason).toBe('no-credits');
    const unlock = () =>
      customer.call({
        ...requestLine('unlockPhoto', { params: { photoId: preview.photoId } }),
        payload: {},
      });
    expect((await unlock()).json()).toMatchObject({ code: 'payment-required' });
    await service.giveCredits(customer, 'pro-eur');
    expect((await unlock()).json().photo).toMatchObject({ state: 'clean', paidBy: 'credit' });
  });

  it('shares its photo with another document, but not with another face', async () => {
    const { customer, photoOf } = await group('pro-eur');
    const [passport, id] = [
      { countryCode: 'TR', documentType: 'passport' },
      { countryCode: 'TR', documentType: 'id' },
    ];
    expect(await outcome(photoOf(left, passport))).toBe('credit');
    expect(await outcome(photoOf(left, id))).toBe('shared');
    expect(await outcome(photoOf(right, id))).toBe('credit');
    expect(await outcome(photoOf(right, passport))).toBe('shared');
    expect(await leftOf(customer)).toEqual([8]);
  });

  it('is free where the photo that was paid for notes no face, as older ones', async () => {
    const { customer, photoOf } = await group('pro-eur');
    expect(await outcome(photoOf(left))).toBe('credit');
    const older = eq(paidOriginals.userId, customer.userId);
    await service.db.update(paidOriginals).set({ face: null }).where(older);
    expect(await outcome(photoOf(right))).toBe('revision');
  });

  it('is refused once previews are used up, unless its own photo was paid for', async () => {
    const { customer, photoOf } = await group('starter-try');
    expect(await outcome(photoOf(left))).toBe('credit');
    for (let i = 0; i < 3; i++) expect(await outcome(newPhoto(customer))).toBe('no-credits');
    expect((await photoOf(right)).statusCode).toBe(402);
    expect(await outcome(photoOf(left))).toBe('revision');
  });
});

describe('documents that share one photo', () => {
  const turkish = { countryCode: 'TR', documentType: 'passport' };

  it('cost one credit together, each with a photo and a report of its own', async () => {
    const { customer, owned } = await customerWith('pro-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    const alsoFor = [{ countryCode: 'TR', documentType: 'id' }];
    expect(await outcome(customer.process({ imageUrl, ...turkish, alsoFor }))).toBe('credit');
    const { photoId, paidBy } = (
      await customer.process({ imageUrl, ...turkish, documentType: 'id', beside: true })
    ).json();
    expect(paidBy).toBe('shared');
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    expect(row).toMatchObject({ documentType: 'id', userPackageId: owned[0]?.id, paidBy: 'shared' });
    expect(await leftOf(customer)).toEqual([9]);
    // Repeating either document still gives the same photo.
    expect(await outcome(customer.process({ imageUrl, ...turkish, documentType: 'id' }))).toBe('shared');
    expect(await outcome(customer.process({ imageUrl, ...turkish }))).toBe('revision');
    expect(await leftOf(customer)).toEqual([9]);
  });

  it('cost a credit each where they differ, or come of another portrait', async () => {
    const { customer } = await customerWith('pro-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    expect(await outcome(customer.process({ imageUrl, ...turkish }))).toBe('credit');
    expect(await outcome(customer.process({ imageUrl, countryCode: 'US', documentType: 'visa' }))).toBe(
      'credit',
    );
    expect(await outcome(newPhoto(customer, { ...turkish, documentType: 'id' }))).toBe('credit');
    expect(await leftOf(customer)).toEqual([7]);
  });

  it('do not reach another country with a package for one', async () => {
    const { customer } = await customerWith('starter-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    expect(await outcome(customer.process({ imageUrl, countryCode: 'US', documentType: 'visa' }))).toBe(
      'credit',
    );
    expect(await outcome(customer.process({ imageUrl, countryCode: 'IN', documentType: 'visa' }))).toBe(
      'other-country',
    );
  });

  it('are not free once the first one is a preview again', async () => {
    const { customer, owned } = await customerWith('pro-eur');
    const { imageUrl } = await customer.uploadPicture(`photo ${++pictures}`);
    expect(await outcome(customer.process({ imageUrl, ...turkish }))).toBe('credit');
    const userPackageId = owned[0]!.id;
    const cancellation = {
      userPackageId,
      paymentStatus: 'refunded',
      reference: 'r',
      now: service.now(),
    } as const;
    await service.db.transaction(async (tx) => {
      await cancelPackage(tx, cancellation);
      await withdrawPhotos(tx, userPackageId, new Date(0));
    });
    expect(await outcome(customer.process({ imageUrl, ...turkish, documentType: 'id' }))).toBe('no-package');
  });
});

describe('a photo after a rejection', () => {
  async function rejected() {
    const { customer, owned } = await customerWith('starter-try');
    const { photoId } = (await newPhoto(customer)).json();
    const id = randomUUID();
    await service.db.insert(rejections).values({
      id,
      userId: customer.userId,
      userPhotoId: photoId,
      userPackageId: owned[0]!.id,
      outcome: 'redo',
      countryCode: 'DE',
      documentType: 'passport',
      createdAt: service.now(),
    });
    return { customer, rejectionId: id };
  }

  it('is redone once, from another picture', async () => {
    const { customer, rejectionId } = await rejected();
    const { photoId, paidBy } = (await newPhoto(customer)).json();
    expect(paidBy).toBe('rejection-redo');
    const [rejection] = await service.db.select().from(rejections).where(eq(rejections.id, rejectionId));
    expect(rejection).toMatchObject({ redoneAt: expect.any(Date), redonePhotoId: photoId });
    expect(await outcome(newPhoto(customer))).toBe('no-credits');
    expect(await leftOf(customer)).toEqual([0]);
  });

  it('is not redone for another country or document', async () => {
    const { customer } = await rejected();
    expect(await outcome(newPhoto(customer, { countryCode: 'FR' }))).toBe('no-credits');
    expect(await outcome(newPhoto(customer, { documentType: 'id' }))).toBe('no-credits');
    expect(await outcome(newPhoto(customer))).toBe('rejection-redo');
  });

  it('keeps its redo for another picture while the rejected one is free anyway', async () => {
    const { customer } = await rejected();
    const { photos } = (await customer.call(requestLine('listPhotos'))).json();
    expect(await outcome(customer.process({ imageUrl: photos[0].originalUrl }))).toBe('revision');
    expect(await outcome(newPhoto(customer))).toBe('rejection-redo');
  });
});
