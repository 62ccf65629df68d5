import { beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { userPhotos, users } from '../../../schema/index.ts';
import { fakeFace } from '../../../testing/fake-face.ts';
import { fakeReport } from '../../../testing/fake-report.ts';
import { balancesOf } from '../../../testing/ledger.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';
import { requirementFor } from '../../requirements/photo-requirements/requirement-for.ts';
import { originalKey } from '../files/picture-keys.ts';
import { createPreviewLimits } from '../payment/preview-limits.ts';
import { FreshPictures } from './fresh-pictures.ts';
import { createRecordPhoto, type NewPhoto } from './record-photo.ts';

const service = testService();
let customer: Customer;

beforeEach(async () => {
  await service.empty();
  customer = await service.customer();
});

function record({ storage = service.storage, db = service.db, perDay = 10 } = {}) {
  const clock = Date.now;
  const previewLimits = createPreviewLimits({ perDay, perAddress: 10, perOriginal: 10, clock });
  return createRecordPhoto({ storage, db, clock, previewLimits, freshPictures: new FreshPictures() })(
    newPhoto(),
  );
}

function newPhoto(): NewPhoto {
  const { userId } = customer;
  const bytes = Buffer.from('picture');
  const jpg = { format: 'jpg', mime: 'image/jpeg', bytes } as const;
  const png = { format: 'png', mime: 'image/png', bytes } as const;
  return {
    viewer: { owner: userId, userId, address: '203.0.113.1' },
    original: originalKey(userId, 'passport_DE_1', 'jpg'),
    originalSha256: 'a',
    documentType: 'passport',
    requirement: requirementFor({ countryCode: 'DE', documentType: 'passport' }),
    childAgeYears: null,
    answers: {},
    touchUp: [],
    personName: null,
    wish: { cropOnly: false, background: 'auto' },
    made: {
      ...{ report: fakeReport, face: fakeFace, files: [jpg, png] },
      ...{ preview: bytes, thumbnail: bytes, proofMap: bytes },
    },
  };
}

/** Fails for files of that name. */
function storageFailingAt(fileName: string): Storage {
  const put: Storage['put'] = async (key, bytes) => {
    if (key.endsWith(fileName)) throw new Error('the disk is full');
    return service.storage.put(key, bytes);
  };
  return { ...service.storage, put };
}

async function expectNothing() {
  expect(await service.stored()).toEqual([]);
  expect(await service.db.$count(userPhotos)).toBe(0);
}

describe('recording a photo', () => {
  it.each(['photo.png', 'thumbnail.jpg', 'proof.png'])(
    'stores nothing if %s cannot be written',
    async (fileName) => {
      await service.giveCredits(customer);
      await expect(record({ storage: storageFailingAt(fileName) })).rejects.toThrow('the disk is full');
      await expectNothing();
      expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 10, noted: 10 }]);
    },
  );

  it('stores nothing and counts no preview if the preview cannot be written', async () => {
    await expect(record({ storage: storageFailingAt('preview.jpg'), perDay: 1 })).rejects.toThrow('full');
    await expectNothing();
    expect((await record({ perDay: 1 })).previewReason).toBe('no-package');
  });

  it('stores nothing if the previews of the day are used up', async () => {
    await expect(record({ perDay: 0 })).rejects.toMatchObject({ code: 'payment-required' });
    await expectNothing();
  });

  it('stores nothing if the transaction is rolled back', async () => {
    await service.giveCredits(customer);
    const transaction: typeof service.db.transaction = (work) =>
      service.db.transaction(async (tx) => {
        await work(tx);
        throw new Error('the connection broke');
      });
    const select = service.db.select.bind(service.db);
    const db = { ...service.db, select, transaction };
    await expect(record({ db })).rejects.toThrow('the connection broke');
    await expectNothing();
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 10, noted: 10 }]);
  });

  it('keeps the files if the commit succeeded but its answer was lost', async () => {
    await service.giveCredits(customer);
    const transaction: typeof service.db.transaction = async (work) => {
      await service.db.transaction(work);
      throw new Error('the connection broke');
    };
    const select = service.db.select.bind(service.db);
    const db = { ...service.db, select, transaction };
    await expect(record({ db })).rejects.toThrow('the connection broke');
    expect(await service.stored()).toHaveLength(5);
    expect(await balancesOf(service.db, customer.userId)).toEqual([{ left: 9, noted: 9 }]);
  });

  it('stores nothing if the account was deleted meanwhile', async () => {
    await service.db.delete(users);
    await expect(record()).rejects.toMatchObject({ code: 'sign-in-required' });
    await expectNothing();
  });
});
