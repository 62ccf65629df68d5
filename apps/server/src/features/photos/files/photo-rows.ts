import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { parseStorageKey, type StorageKey } from '../../../platform/storage/storage-key.ts';
import {
  guestBuyers,
  openedPurchases,
  type UserPhotoRow,
  userPackages,
  userPhotos,
} from '../../../schema/index.ts';
import { type Payer, payerOfSession } from '../../credits/index.ts';

export async function findPhoto(
  db: Database,
  userId: string,
  photoId: string,
  { isTest = false } = {},
): Promise<UserPhotoRow | undefined> {
  const own = and(eq(userPhotos.id, photoId), eq(userPhotos.userId, userId), ofTests(isTest));
  const [row] = await db.select().from(userPhotos).where(own);
  return row;
}

export async function payerOfPhoto(db: Database, { userId, sessionId }: Owned): Promise<Payer | null> {
  if (userId !== null) return { userId };
  return sessionId === null ? null : payerOfSession(db, sessionId);
}

/** The account whose packages a photo has its files by: its own, or that of the guest who bought it. */
export async function accountOfPhoto(db: Database, row: UserPhotoRow): Promise<string | null> {
  if (row.userId === null && isClean(row) && row.userPackageId !== null) {
    const [paid] = await db
      .select({ userId: userPackages.userId })
      .from(userPackages)
      .where(eq(userPackages.id, row.userPackageId));
    if (paid) return paid.userId;
  }
  return (await payerOfPhoto(db, row))?.userId ?? null;
}

export async function requireOwnPhoto(
  db: Database,
  caller: Caller,
  photoId: string,
  { forUpdate = false, isTest = false } = {},
): Promise<UserPhotoRow> {
  const isOwn =
    caller.kind === 'user'
      ? or(eq(userPhotos.userId, caller.userId), ofOpened(db, caller.session))
      : or(ofSession(db, caller.owner), ofOpened(db, caller.owner));
  const found = db
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.id, photoId), isOwn, ofTests(isTest)));
  const [row] = await (forUpdate ? found.for('update') : found);
  if (!row) throw new ServiceError('photo-not-found');
  return row;
}

/** Only test keys see the photos of test keys. */
export function ofTests(isTest: boolean) {
  return isTest ? isNotNull(userPhotos.testStatus) : isNull(userPhotos.testStatus);
}

/** Photos of purchases whose mailed links were opened in this browser. */
function ofOpened(db: Database, sessionId: string | undefined) {
  if (sessionId === undefined) return undefined;
  const opened = db
    .select({ id: openedPurchases.userPackageId })
    .from(openedPurchases)
    .where(eq(openedPurchases.sessionId, sessionId));
  return and(isNotNull(userPhotos.unlockedAt), inArray(userPhotos.userPackageId, opened));
}

type Owned = Pick<UserPhotoRow, 'userId' | 'sessionId'>;

/** They stay visible after the receipt's link moved them to an account, because this session paid. */
function ofSession(db: Database, sessionId: string) {
  const bought = db
    .select({ id: guestBuyers.accountId })
    .from(guestBuyers)
    .where(and(eq(guestBuyers.sessionId, sessionId), isNotNull(guestBuyers.accountId)));
  const isOpen = or(isNull(userPhotos.userId), inArray(userPhotos.userId, bought));
  return and(eq(userPhotos.sessionId, sessionId), isOpen);
}

export function sameFolder({ userId, sessionId }: Owned) {
  if (userId !== null) return eq(userPhotos.userId, userId);
  return and(isNull(userPhotos.userId), eq(userPhotos.sessionId, sessionId ?? ''));
}

export function folderOwner({ userId, sessionId }: Owned): string {
  const owner = userId ?? sessionId;
  if (owner === null) throw new Error('a photo belongs to nobody');
  return owner;
}

export function isClean({ unlockedAt }: Pick<UserPhotoRow, 'unlockedAt'>): boolean {
  return unlockedAt !== null;
}

export function originalOf({ originalPhotoUrl }: Pick<UserPhotoRow, 'originalPhotoUrl'>): StorageKey {
  const key = parseStorageKey(originalPhotoUrl);
  if (!key) throw new Error('the place of an original is malformed');
  return key;
}
