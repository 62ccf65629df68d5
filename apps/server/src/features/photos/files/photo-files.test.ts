import { beforeEach, expect, it } from 'vitest';
import { openFilesStorage } from '../../../platform/storage/files-storage.ts';
import { createSignedLinks } from '../../../platform/storage/signed-links.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { temporaryFolders } from '../../../testing/temporary-folders.ts';
import { deleteOwnerFiles, listOwnerFiles } from './photo-files.ts';
import { originalKey, photoFileKey } from './picture-keys.ts';

const temporaryFolder = temporaryFolders();
let storage: Storage;
const own = [originalKey('a1', 'passport_DE_1', 'jpg'), photoFileKey('a1', 'p1', 'photo.jpg')];
const foreign = originalKey('a12', 'passport_DE_1', 'jpg');

beforeEach(async () => {
  const links = createSignedLinks({ secret: Buffer.alloc(32), clock: () => 0 });
  storage = await openFilesStorage(await temporaryFolder(), links);
  for (const key of [...own, foreign]) await storage.put(key, Buffer.from('x'));
});

it('lists every file of the owner and none of another', async () => {
  const found: string[] = [];
  for await (const { key } of listOwnerFiles(storage, 'a1')) found.push(key);
  expect(found.sort()).toEqual([...own].sort());
});

it('deletes every file of the owner and none of another', async () => {
  await deleteOwnerFiles(storage, 'a1');
  expect(await Promise.all(own.map((key) => storage.get(key)))).toEqual([undefined, undefined]);
  expect(await storage.get(foreign)).toBeDefined();
});
