import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '../errors/error-code.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { SignedLinks } from './signed-links.ts';
import type { Storage, StoredObject } from './storage.ts';
import { parseStorageKey, type StorageKey } from './storage-key.ts';

/** A file is written under a temporary name, flushed and renamed, so that a reader never sees half of it. */
export async function openFilesStorage(root: string, links: SignedLinks): Promise<Storage> {
  const drafts = join(root, '.drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await removeOldDrafts(drafts);

  const pathOf = (key: StorageKey) => join(root, ...key.split('/'));

  async function put(key: StorageKey, bytes: Uint8Array): Promise<void> {
    const draft = join(drafts, randomUUID());
    try {
      await writeFlushed(draft, bytes);
      await moveIntoPlace(draft, pathOf(key));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function copy(from: StorageKey, to: StorageKey): Promise<boolean> {
    const draft = join(drafts, randomUUID());
    try {
      const found = await ifThere(async () => {
        await linkOrCopy(pathOf(from), draft);
        return true;
      });
      if (found) await moveIntoPlace(draft, pathOf(to));
      return found ?? false;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function openKey(key: StorageKey) {
    const file = await ifThere(() => open(pathOf(key), 'r'));
    if (!file) return undefined;
    const found = await file.stat();
    if (found.isFile()) return { stream: file.createReadStream(), bytes: found.size };
    await file.close();
    return undefined;
  }

  async function bytesOf(key: StorageKey): Promise<number | undefined> {
    const found = await ifThere(() => stat(pathOf(key)));
    return found?.isFile() ? found.size : undefined;
  }

  async function deleteKey(key: StorageKey): Promise<void> {
    await rm(pathOf(key), { force: true });
    await removeEmptyFolders(dirname(pathOf(key)));
  }

  async function removeEmptyFolders(folder: string): Promise<void> {
    if (relative(root, folder) === '') return;
    try {
      await rmdir(folder);
    } catch {
      return; // The folder is not empty, or already gone.
    }
    await removeEmptyFolders(dirname(folder));
  }

  async function* list(below: StorageKey): AsyncIterable<StoredObject> {
    for (const entry of (await ifThere(() => readdir(pathOf(below), { withFileTypes: true }))) ?? []) {
      const key = parseStorageKey(`${below}/${entry.name}`);
      if (!key) continue;
      if (entry.isDirectory()) yield* list(key);
      const found = entry.isFile() ? await ifThere(() => stat(pathOf(key))) : undefined;
      if (found) yield { key, modifiedAtMs: found.mtimeMs };
    }
  }

  async function check(): Promise<void> {
    try {
      await access(drafts, constants.W_OK);
    } catch (cause) {
      throw new ServiceError('storage-unavailable', { retryAfterSeconds: 5 }, { cause });
    }
  }

  return {
    put,
    get: (key) => ifThere(() => readFile(pathOf(key))),
    open: openKey,
    bytesOf,
    copy,
    delete: deleteKey,
    list,
    check,
    link: links.sign,
    keyOfLink: links.keyOf,
  };
}

/** Recent files may belong to another server on the same folder. */
async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name);
    const found = await ifThere(() => stat(draft));
    if (found && Date.now() - found.mtimeMs > 3600_000) await rm(draft, { force: true });
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A hard link is safe because files are replaced and never modified. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw error;
    // Some file systems do not support links. A folder cannot be linked, and copying it fails like reading it.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Retried, because a concurrent deletion may remove the folder it found empty. */
async function moveIntoPlace(draft: string, place: string, attempts = 3): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  try {
    await rename(draft, place);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || attempts <= 1) throw error;
    await moveIntoPlace(draft, place, attempts - 1);
  }
}

async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
