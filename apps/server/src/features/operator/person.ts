import { eq } from 'drizzle-orm';
import { isGuestBuyer, mailAddressOf } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { type UserPhotoRow, type UserRow, userPhotos, users } from '../../schema/index.ts';

/** A visitor has no account and is named by one of the photos of the session. */
export type Person =
  | { personId: string; kind: 'account' | 'guest'; email: string; user: UserRow }
  | { personId: string; kind: 'visitor'; email: null; sessionId: string };

export async function findPerson(db: Database, personId: string): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.id, personId));
  if (user) {
    const kind = (await isGuestBuyer(db, personId)) ? 'guest' : 'account';
    const email = (await mailAddressOf(db, personId)) ?? user.email;
    return { personId, kind, email, user };
  }
  const [photo] = await db
    .select({ sessionId: userPhotos.sessionId, userId: userPhotos.userId })
    .from(userPhotos)
    .where(eq(userPhotos.id, personId));
  if (!photo?.sessionId || photo.userId !== null) throw new ServiceError('person-not-found');
  return { personId, kind: 'visitor', email: null, sessionId: photo.sessionId };
}

export async function findPhoto(db: Database, photoId: string) {
  const [photo] = await db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
  if (!photo) throw new ServiceError('photo-not-found');
  return { photo, personId: personOf(photo) };
}

function personOf({ id, userId }: Pick<UserPhotoRow, 'id' | 'userId'>): string {
  return userId ?? id;
}
