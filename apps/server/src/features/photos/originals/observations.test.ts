import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFilesStorage } from '../../../platform/storage/files-storage.ts';
import { createSignedLinks } from '../../../platform/storage/signed-links.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { observationKey, originalKey } from '../files/picture-keys.ts';
import { createObservations, deleteOriginal } from './observations.ts';

const original = originalKey('anon_1', 'passport_DE_1_secret', 'jpg');
const place = observationKey(original);
const log = { warn: vi.fn() };
let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vesika-observations-'));
  storage = await openFilesStorage(root, createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now }));
  await storage.put(original, Buffer.from('the picture'));
  log.warn.mockClear();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const use = (observation: Buffer | null, from: Partial<Storage> = {}) => {
  const work = vi.fn(async (_seen: Buffer | null) => ({ result: 'a photo', observation }));
  const observations = createObservations({ storage: { ...storage, ...from }, log });
  return observations.use(original, work).then((result) => ({ result, seen: work.mock.calls[0]![0] }));
};

describe('what was seen in an original', () => {
  it('is stored beside it, and used by the next work on it', async () => {
    expect(await use(Buffer.from('seen'))).toEqual({ result: 'a photo', seen: null });
    expect(await use(null)).toEqual({ result: 'a photo', seen: Buffer.from('seen') });
    expect(await use(Buffer.from('seen anew'))).toMatchObject({ seen: Buffer.from('seen') });
    expect(await use(null)).toMatchObject({ seen: Buffer.from('seen anew') });
  });

  it.each(['get', 'put', 'bytesOf'] as const)(
    'loses no photo where the storage fails at %s',
    async (failing) => {
      const fail = async () => {
        throw Object.assign(new Error(`EIO: i/o error, '${place}'`), { code: 'EIO' });
      };
      expect(await use(Buffer.from('seen'), { [failing]: fail })).toEqual({ result: 'a photo', seen: null });
      expect(log.warn).toHaveBeenCalledOnce();
      expect(JSON.stringify(log.warn.mock.calls)).toContain('EIO');
      expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret');
    },
  );

  it('is not stored if the work fails', async () => {
    const observations = createObservations({ storage, log });
    const work = async () => Promise.reject(new Error('no face'));
    await expect(observations.use(original, work)).rejects.toThrow('no face');
    expect(await storage.get(place)).toBeUndefined();
  });

  it('goes with the original, also where that is deleted in the meantime', async () => {
    await use(Buffer.from('seen'));
    await deleteOriginal(storage, original);
    expect(await storage.get(place)).toBeUndefined();
    await use(Buffer.from('seen'));
    expect(await storage.get(place)).toBeUndefined();
  });
});
