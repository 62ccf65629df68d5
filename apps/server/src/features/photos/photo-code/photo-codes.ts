import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { hourMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetting } from '../../../platform/database/forget.ts';
import { photoCodes, type UserPhotoRow, userPhotos } from '../../../schema/index.ts';

export type PhotoCodes = ReturnType<typeof createPhotoCodes>;

/** Letters and digits that nobody confuses when typing them from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** HM Passport Office accepts six to eight characters after the host. */
const codeLength = 8;
const validMs = 30 * 24 * hourMs;

export function createPhotoCodes({
  db,
  clock,
  isOffered,
}: {
  db: Database;
  clock: Clock;
  isOffered: boolean;
}) {
  const now = () => new Date(clock());

  /** The photo's code if it still works, else a new one. */
  async function issue(photoId: string): Promise<{ code: string; expiresAt: Date }> {
    const [known] = await db
      .select()
      .from(photoCodes)
      .where(and(eq(photoCodes.photoId, photoId), gt(photoCodes.expiresAt, now())))
      .orderBy(desc(photoCodes.expiresAt))
      .limit(1);
    if (known) return known;
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    const expiresAt = new Date(clock() + validMs);
    await db.insert(photoCodes).values({ code, photoId, createdAt: now(), expiresAt });
    return { code, expiresAt };
  }

  async function photoOf(code: string) {
    const [found] = await db
      .select({ row: userPhotos })
      .from(photoCodes)
      .innerJoin(userPhotos, eq(userPhotos.id, photoCodes.photoId))
      .where(and(eq(photoCodes.code, code), gt(photoCodes.expiresAt, now())));
    return found?.row;
  }

  return {
    /** Whether the office may fetch this photo by a code. */
    areFor: ({ countryCode, documentType }: Pick<UserPhotoRow, 'countryCode' | 'documentType'>) =>
      isOffered && countryCode === 'GB' && documentType === 'passport',
    issue,
    photoOf,
  };
}

export const forgetPhotoCodes = forgetting(photoCodes, photoCodes.expiresAt);

export async function deletePhotoCodesOf(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: userPhotos.id }).from(userPhotos).where(eq(userPhotos.userId, userId));
  await tx.delete(photoCodes).where(inArray(photoCodes.photoId, own));
}
