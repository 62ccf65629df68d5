import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFilesStorage } from '../../../platform/storage/files-storage.ts';
import { createSignedLinks } from '../../../platform/storage/signed-links.ts';
import { type StorageKey, storageKey } from '../../../platform/storage/storage-key.ts';
import { expirePictures } from './expire-pictures.ts';

const hourMs = 3_600_000;
const keys = {
  'anonymous original': storageKey('photos', 'anon_1', 'passport_DE_1_a.jpg'),
  'anonymous photo': storageKey('photos', 'anon_1', 'passport_DE_1_b', 'photo.jpg'),
  'original of an account': storageKey('photos', 'c0ffee', 'passport_DE_1_a.jpg'),
  'photo of an account': storageKey('photos', 'c0ffee', 'passport_DE_1_b', 'photo.jpg'),
} satisfies Record<string, StorageKey>;
type Name = keyof typeof keys;
const all = Object.keys(keys) as Name[];

it.each<[number, Name[]]>([
  [23, all],
  [25, ['anonymous photo', 'original of an account', 'photo of an account']],
  [24 * 31, ['photo of an account']],
  [24 * 3650, ['photo of an account']],
])('after %i hours there is left: %s', async (hours, left) => {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-expiry-'));
  const clock = () => Date.now() + hours * hourMs;
  const storage = await openFilesStorage(folder, createSignedLinks({ secret: Buffer.alloc(32), clock }));
  for (const key of Object.values(keys)) await storage.put(key, Buffer.from('x'));
  const retention = { originalsAnonymousHours: 24, originalsDays: 30, finishedAnonymousDays: 30 };
  expect(await expirePictures({ storage, clock, retention })).toBe(all.length - left.length);
  const found = await Promise.all(all.map((name) => storage.get(keys[name])));
  expect(all.filter((_name, index) => found[index])).toEqual(left);
});
