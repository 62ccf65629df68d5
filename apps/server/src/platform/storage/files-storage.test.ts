import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFilesStorage } from './files-storage.ts';
import { createSignedLinks } from './signed-links.ts';
import type { Storage } from './storage.ts';
import { storageKey } from './storage-key.ts';

const links = createSignedLinks({ secret: Buffer.alloc(32), clock: () => 0 });
let root: string;
let storage: Storage;

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'vesika-storage-')), 'photos');
  storage = await openFilesStorage(root, links);
});

const key = storageKey('photos', 'anon_1', 'passport_DE_1.jpg');

async function listed(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(storageKey('photos'))) keys.push(key);
  return keys;
}

describe('files storage', () => {
  it('keeps files and folders to its own user', async () => {
    await storage.put(key, Buffer.from('x'));
    expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'photos/anon_1'))).mode & 0o777).toBe(0o700);
  });

  it('copies without a second set of bytes', async () => {
    const copied = storageKey('photos', 'user', 'passport_DE_1.jpg');
    await storage.put(key, Buffer.from('x'));
    await storage.copy(key, copied);
    expect((await stat(join(root, copied))).ino).toBe((await stat(join(root, key))).ino);
  });

  it('leaves neither drafts nor empty folders behind', async () => {
    await storage.put(key, Buffer.from('x'));
    await storage.copy(key, key);
    await storage.delete(key);
    await storage.copy(key, key);
    expect(await readdir(root)).toEqual(['.drafts']);
    expect(await readdir(join(root, '.drafts'))).toEqual([]);
  });

  it('clears away drafts that a crash left, but not those of a neighbour at work', async () => {
    const [old, fresh] = [join(root, '.drafts/old'), join(root, '.drafts/fresh')];
    await Promise.all([writeFile(old, 'x'), writeFile(fresh, 'x')]);
    await utimes(old, 0, 0);
    await openFilesStorage(root, links);
    expect(await readdir(join(root, '.drafts'))).toEqual(['fresh']);
  });

  it('survives puts and deletes of one folder at once', async () => {
    const keys = Array.from({ length: 60 }, (_, i) => storageKey('photos', 'anon_1', `${i}.jpg`));
    await Promise.all(
      keys.map(async (each, i) => {
        await storage.put(each, Buffer.from('x'));
        if (i % 2 === 0) await storage.delete(each);
      }),
    );
    expect(await listed()).toHaveLength(30);
  });

  it('lists keys below, without following links', async () => {
    await storage.put(key, Buffer.from('x'));
    const outside = join(root, '..', 'outside');
    await mkdir(outside);
    await writeFile(join(outside, 'secret.jpg'), 'x');
    await symlink(outside, join(root, 'photos/anon_1/way-out'));
    expect(await listed()).toEqual([key]);
  });

  it('says that it is away where its folder is gone', async () => {
    await storage.check();
    await rm(root, { recursive: true });
    await expect(storage.check()).rejects.toThrow('storage-unavailable');
  });
});
