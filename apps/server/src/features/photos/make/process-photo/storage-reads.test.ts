import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../../platform/storage/storage-key.ts';
import { storedOriginals } from '../../../../schema/index.ts';
import { hasTestFleet } from '../../../../testing/test-fleet.ts';
import { testService } from '../../../../testing/test-service.ts';

const service = testService({}, { storageAround: noting });
let reads: StorageKey[] = [];

/** Notes the key of every file that is read. */
function noting(storage: Storage): Storage {
  const note = <T>(read: (key: StorageKey) => T) => {
    return (key: StorageKey) => {
      reads.push(key);
      return read(key);
    };
  };
  return { ...storage, get: note(storage.get), open: note(storage.open) };
}

beforeAll(() => service.untilReady());
beforeEach(() => {
  reads = [];
});

const readsOf = (key: string) => reads.filter((each) => each === key).length;
const readsOfFile = (name: string) => reads.filter((each) => each.endsWith(`/${name}`)).length;

// The services of a fleet do not share the pictures that one of them has just made.
describe.skipIf(hasTestFleet)('one photo', () => {
  it('reads its original once, and does not read back the preview it has just stored', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    expect(reads).toEqual([]);
    const response = await visitor.process({ imageUrl });
    expect(response.json().state).toBe('preview');
    expect(readsOf(path)).toBe(1);
    expect(readsOfFile('preview.jpg')).toBe(0);
  });

  it('reads its original once, and does not read back the paid file it has just stored', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    const { imageUrl, path } = await customer.uploadPicture();
    const response = await customer.process({ imageUrl });
    expect(response.json().state).toBe('clean');
    expect(readsOf(path)).toBe(1);
    expect(readsOfFile('photo.jpg')).toBe(0);
  });

  it('reads its original once for the inspection before it', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    const payload = { imageUrl, countryCode: 'DE', documentType: 'passport' };
    expect((await visitor.call({ ...requestLine('inspectPhoto'), payload })).statusCode).toBe(200);
    expect(readsOf(path)).toBe(1);
  });
});

describe('an original that was stored before hashes were recorded', () => {
  const forgetHash = (path: string) =>
    service.db
      .update(storedOriginals)
      .set({ sha256: null, bytes: null })
      .where(eq(storedOriginals.key, path));

  it('has its hash and size recorded by the first photo', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    const [recorded] = await service.db.select().from(storedOriginals).where(eq(storedOriginals.key, path));
    await forgetHash(path);
    expect((await visitor.process({ imageUrl })).statusCode).toBe(200);
    expect(await service.db.select().from(storedOriginals).where(eq(storedOriginals.key, path))).toEqual([
      recorded,
    ]);
    expect(recorded).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('404 image-not-found: its file is missing', async () => {
    const visitor = service.visitor();
    const { imageUrl, path } = await visitor.uploadPicture();
    await forgetHash(path);
    await service.storage.delete(path as StorageKey);
    const response = await visitor.process({ imageUrl });
    expect([response.statusCode, response.json().code]).toEqual([404, 'image-not-found']);
  });
});
