import { inArray } from 'drizzle-orm';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { anonymousPrefix } from '../../../platform/http/session.ts';
import type { StoredObject } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { storedOriginals, userPhotos, users } from '../../../schema/index.ts';
import { folderOwner } from '../files/photo-rows.ts';
import { isObservation, isOriginal, ownerOf, photoIdOf, picturesRoot } from '../files/picture-keys.ts';
import type { ExpiryParts, Retention } from './expire-pictures.ts';

const batchSize = 1000;

/**
 * Files are written before their rows and get a day of grace; those of a deleted account go at once, as accounts exist before
 * files.
 */
export async function sweepStorage(parts: ExpiryParts): Promise<number> {
  let swept = 0;
  let batch: StoredObject[] = [];
  const sweep = async () => {
    const orphans = await orphansOf(parts, batch);
    for (const key of orphans) await parts.storage.delete(key);
    swept += orphans.length;
    batch = [];
  };
  for await (const object of parts.storage.list(picturesRoot)) {
    batch.push(object);
    if (batch.length === batchSize) await sweep();
  }
  await sweep();
  return swept;
}

async function orphansOf(parts: ExpiryParts, objects: readonly StoredObject[]): Promise<StorageKey[]> {
  const { db, clock, retention } = parts;
  const gone = await accountsGone(db, objects);
  const ofNobody = objects.filter(({ key }) => gone.has(ownerOf(key)!));
  const old = objects
    .filter(({ key }) => !gone.has(ownerOf(key)!))
    .filter(({ key, modifiedAtMs }) => clock() - modifiedAtMs > patienceMs(key, retention))
    .map(({ key }) => key);
  return [
    ...ofNobody.map(({ key }) => key),
    ...(await withoutRow(
      db,
      old.filter((key) => photoIdOf(key) !== undefined),
    )),
    ...(await withoutNote(db, old.filter(isOriginal))),
    ...old.filter(isObservation),
  ];
}

async function accountsGone(db: Database, objects: readonly StoredObject[]): Promise<Set<string>> {
  const owners = [...new Set(objects.map(({ key }) => ownerOf(key) ?? ''))].filter(isUuid);
  const there = await db.select({ id: users.id }).from(users).where(inArray(users.id, owners));
  const known = new Set(there.map(({ id }) => id));
  return new Set(owners.filter((owner) => !known.has(owner)));
}

function patienceMs(key: StorageKey, retention: Retention): number {
  if (photoIdOf(key) !== undefined) return dayMs;
  const isAnonymous = ownerOf(key)?.startsWith(anonymousPrefix) ?? false;
  return isAnonymous ? retention.originalsAnonymousHours * hourMs : retention.originalsDays * dayMs;
}

async function withoutRow(db: Database, keys: readonly StorageKey[]): Promise<StorageKey[]> {
  const { id, userId, sessionId } = userPhotos;
  const ids = [...new Set(keys.map((key) => photoIdOf(key) ?? ''))].filter(isUuid);
  const rows = await db.select({ id, userId, sessionId }).from(userPhotos).where(inArray(id, ids));
  const folders = new Set(rows.map((row) => `${folderOwner(row)}/${row.id}`));
  return keys.filter((key) => !folders.has(`${ownerOf(key)}/${photoIdOf(key)}`));
}

async function withoutNote(db: Database, keys: readonly StorageKey[]): Promise<StorageKey[]> {
  const { key } = storedOriginals;
  const rows = await db
    .select({ key })
    .from(storedOriginals)
    .where(inArray(key, [...keys]));
  const noted = new Set(rows.map((row) => row.key));
  return keys.filter((each) => !noted.has(each));
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (text: string) => uuidPattern.test(text);
