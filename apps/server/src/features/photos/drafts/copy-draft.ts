import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { parseStorageKey, type StorageKey, storageKey } from '../../../platform/storage/storage-key.ts';
import {
  type DraftRow,
  drafts,
  storedOriginals,
  type UserPhotoRow,
  userPhotos,
} from '../../../schema/index.ts';
import { keyOf } from '../files/photo-files.ts';
import { folderOwner, ofTests } from '../files/photo-rows.ts';
import { movedKey, photoFolder } from '../files/picture-keys.ts';
import { setDraftAside } from './drafts.ts';

interface Copying {
  row: DraftRow;
  to: Pick<Caller, 'owner' | 'kind'>;
  now: Date;
}

/**
 * Gives another account or session a copy of its own, with a new id, so that neither side sees what the other one does
 * from then on. Whether there was anything to copy. Files are copied before the rows change, so leftovers of an
 * interrupted run expire.
 */
export async function copyDraft(tx: Database, storage: Storage, { row, to, now }: Copying): Promise<boolean> {
  if (row.owner === to.owner) return bringBack(tx, row, now);
  const owned = { owner: to.owner, userId: to.kind === 'user' ? to.owner : null };
  const original = row.originalPhotoUrl === null ? undefined : parseStorageKey(row.originalPhotoUrl);
  if (!original) return false;
  const hasOriginal = await storage.copy(original, movedKey(original, to.owner));
  const photo = await unpaidPhotoOf(tx, row);
  if (!hasOriginal && !photo) return false;
  const copied = movedKey(original, to.owner);
  if (hasOriginal) await noteOriginal(tx, original, { ...owned, key: copied, storedAt: now });
  const photoId = photo ? await copyPhoto(tx, storage, photo, { ...owned, original: copied, now }) : null;
  await setDraftAside(tx, to.owner, now);
  const fresh = { id: randomUUID(), originalPhotoUrl: copied, photoId, updatedAt: now, setAsideAt: null };
  await tx.insert(drafts).values({ ...row, ...owned, ...fresh });
  return true;
}

/** Its maker has opened the link. */
async function bringBack(tx: Database, { id, owner, setAsideAt }: DraftRow, now: Date): Promise<boolean> {
  if (setAsideAt === null) return true;
  await setDraftAside(tx, owner, now);
  await tx.update(drafts).set({ setAsideAt: null }).where(eq(drafts.id, id));
  return true;
}

/** A photo that was paid for is opened elsewhere by its receipt or its account. */
async function unpaidPhotoOf(tx: Database, { owner, photoId }: DraftRow): Promise<UserPhotoRow | undefined> {
  if (photoId === null) return undefined;
  const [photo] = await tx
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.id, photoId), isNull(userPhotos.unlockedAt), ofTests(false)));
  return photo && folderOwner(photo) === owner ? photo : undefined;
}

async function noteOriginal(
  tx: Database,
  original: StorageKey,
  copy: Pick<typeof storedOriginals.$inferInsert, 'key' | 'owner' | 'userId' | 'storedAt'>,
): Promise<void> {
  const [noted] = await tx.select().from(storedOriginals).where(eq(storedOriginals.key, original));
  await tx
    .insert(storedOriginals)
    .values({ ...noted, ...copy })
    .onConflictDoUpdate({ target: storedOriginals.key, set: { storedAt: copy.storedAt } });
}

interface PhotoCopy {
  owner: string;
  userId: string | null;
  original: StorageKey;
  now: Date;
}

async function copyPhoto(
  tx: Database,
  storage: Storage,
  photo: UserPhotoRow,
  { owner, userId, original, now }: PhotoCopy,
): Promise<string> {
  const id = randomUUID();
  for await (const { key } of storage.list(photoFolder(folderOwner(photo), photo.id))) {
    await storage.copy(key, storageKey(photoFolder(owner, id), key.slice(key.lastIndexOf('/') + 1)));
  }
  const row = { ...photo, id, userId, sessionId: userId === null ? owner : null, createdAt: now };
  await tx.insert(userPhotos).values({
    ...row,
    originalPhotoUrl: original,
    processedPhotoUrl: keyOf(row, 'photo.jpg'),
    paidBy: null,
    userPackageId: null,
  });
  return id;
}
