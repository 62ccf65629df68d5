import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import { ofTests } from '../files/photo-rows.ts';

interface PhotoPagePlace {
  before?: Date | undefined;
  limit: number;
  isTest?: boolean;
  reference?: string | undefined;
}

/** Photos of the same instant stay on one page, which may then be longer. */
export async function readPhotoPage(
  db: Database,
  userId: string,
  { before, limit, isTest = false, reference }: PhotoPagePlace,
) {
  const isDone = eq(userPhotos.processingStatus, 'completed');
  const isNamed = reference === undefined ? undefined : eq(userPhotos.reference, reference);
  const own = and(eq(userPhotos.userId, userId), isDone, ofTests(isTest), isNamed);
  const rest = before === undefined ? own : and(own, lt(userPhotos.createdAt, before));
  const last = db
    .select({ createdAt: userPhotos.createdAt })
    .from(userPhotos)
    .where(rest)
    .orderBy(desc(userPhotos.createdAt))
    .offset(limit - 1)
    .limit(1);
  const rows: UserPhotoRow[] = await db
    .select()
    .from(userPhotos)
    .where(and(rest, gte(userPhotos.createdAt, sql`coalesce((${last}), '-infinity')`)))
    .orderBy(desc(userPhotos.createdAt), desc(userPhotos.id));
  const end = rows.at(-1)?.createdAt;
  if (rows.length < limit || end === undefined) return { rows, before: null };
  const [older] = await db
    .select({ photos: count() })
    .from(userPhotos)
    .where(and(own, lt(userPhotos.createdAt, end)));
  return { rows, before: older?.photos ? end : null };
}
