import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { hasTestBuckets, openTestBucket } from '../../testing/test-bucket.ts';
import { readEnvironment } from '../env.ts';
import { openStorage } from './open-storage.ts';
import { createSignedLinks } from './signed-links.ts';
import type { Storage } from './storage.ts';
import { storageKey } from './storage-key.ts';

const temporaryFolder = temporaryFolders();
const links = createSignedLinks({ secret: Buffer.alloc(32), clock: () => 0 });
const log = { warn: () => undefined, info: () => undefined };
const key = storageKey('photos', 'anon_1', 'passport_DE_1.jpg');
const other = storageKey('photos', 'user', 'passport_DE_1.jpg');
let storage: Storage;

async function open(settings: NodeJS.ProcessEnv): Promise<Storage> {
  const DATA_DIR = await temporaryFolder();
  return openStorage({ env: readEnvironment({ DATA_DIR, ...settings }), links, log });
}

async function listed(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(storageKey('photos'))) keys.push(key);
  return keys.sort();
}

/** Behaviour of every storage adapter. */
describe.each([
  ['files', true, async () => ({})],
  ['a bucket', hasTestBuckets, async () => (await openTestBucket()).settings],
])('a storage of %s', (_name, isHere, settings) => {
  beforeEach(async () => {
    if (isHere) storage = await open(await settings());
  });

  it.skipIf(!isHere)('gives back what was put, and what replaced it', async () => {
    await storage.put(key, Buffer.from('one'));
    await storage.put(key, Buffer.from('two'));
    expect((await storage.get(key))?.toString()).toBe('two');
    const opened = await storage.open(key);
    expect(opened?.bytes).toBe(3);
    expect(await storage.bytesOf(key)).toBe(3);
    expect(await text(opened!.stream)).toBe('two');
    await storage.check();
  });

  it.skipIf(!isHere)('gives back large pictures byte by byte', async () => {
    const large = Buffer.alloc(6 * 2 ** 20, 'a picture');
    await storage.put(key, large);
    expect((await storage.get(key))?.equals(large)).toBe(true);
    const { stream, bytes } = (await storage.open(key))!;
    expect(bytes).toBe(large.length);
    expect((await text(stream)).length).toBe(large.length);
  });

  it.skipIf(!isHere)('answers undefined for what is not there, and for a folder', async () => {
    for (const inFolder of [false, true]) {
      if (inFolder) await storage.put(key, Buffer.from('x'));
      const missing = inFolder ? storageKey('photos', 'anon_1') : key;
      expect(await storage.get(missing)).toBeUndefined();
      expect(await storage.open(missing)).toBeUndefined();
      expect(await storage.bytesOf(missing)).toBeUndefined();
      expect(await storage.copy(missing, other)).toBe(false);
    }
    expect(await listed()).toEqual([key]);
  });

  it.skipIf(!isHere)('copies without being changed by what comes to either afterwards', async () => {
    await storage.put(key, Buffer.from('one'));
    await storage.put(other, Buffer.from('in the way'));
    expect(await storage.copy(key, other)).toBe(true);
    await storage.put(key, Buffer.from('two'));
    expect((await storage.get(other))?.toString()).toBe('one');
    await storage.delete(key);
    expect((await storage.get(other))?.toString()).toBe('one');
  });

  it.skipIf(!isHere)('deletes, and what is not there as well', async () => {
    await storage.put(key, Buffer.from('x'));
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  it.skipIf(!isHere)('lists what lies below a key and nothing beside it, with its age', async () => {
    const beside = storageKey('photos', 'anon_10', 'a.jpg');
    for (const each of [key, other, beside]) await storage.put(each, Buffer.from('x'));
    const found: string[] = [];
    for await (const { key: each, modifiedAtMs } of storage.list(storageKey('photos', 'anon_1'))) {
      found.push(each);
      expect(Math.abs(Date.now() - modifiedAtMs)).toBeLessThan(60_000);
    }
    expect(found).toEqual([key]);
    expect(await listed()).toEqual([key, beside, other].sort());
  });
});

describe('a storage key', () => {
  it.each([
    ['..'],
    ['a', '..', 'b'],
    ['/etc'],
    ['a/b/../../c'],
    [''],
    ['.hidden'],
    ['a\0b'],
    ['a\\b'],
    ['%2e%2e'],
  ])('refuses %j', (...segments) => {
    expect(() => storageKey(...segments)).toThrow();
  });
});
