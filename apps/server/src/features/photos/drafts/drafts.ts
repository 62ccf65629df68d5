import type { DocumentType } from '@vesika/requirements';
import { and, desc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetting } from '../../../platform/database/forget.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type DraftRow, drafts } from '../../../schema/index.ts';
import { movedKey } from '../files/picture-keys.ts';

/** Every operation on the photo in progress updates the draft, so pages need not. */

type Owner = Pick<Caller, 'owner' | 'kind'>;

export interface Choices {
  original: StorageKey;
  countryCode: string;
  documentType: DocumentType;
  variant?: string | null;
  cropOnly?: boolean;
  childAgeYears?: number | null;
  now: Date;
}

/** The last photo stays in the draft until another picture or document is chosen. */
export async function keepDraft(
  db: Database,
  { owner, kind }: Owner,
  { original, now, photoId, ...choices }: Choices & { photoId?: string | null },
): Promise<void> {
  const { countryCode, documentType, variant = null, cropOnly = false, childAgeYears = null } = choices;
  const row = {
    ...{ owner, countryCode, documentType, variant, cropOnly, childAgeYears, photoId },
    userId: kind === 'user' ? owner : null,
    originalPhotoUrl: original,
    updatedAt: now,
  };
  const isSame = sql`${drafts.originalPhotoUrl} = excluded.original_photo_url
    and ${drafts.countryCode} = excluded.country_code and ${drafts.documentType} = excluded.document_type`;
  const stored = sql`coalesce(excluded.photo_id, case when ${isSame} then ${drafts.photoId} end)`;
  await db
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: drafts.owner,
      targetWhere: isNull(drafts.setAsideAt),
      set: { ...row, photoId: stored },
    });
}

export async function findDraft(db: Database, owner: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(currentOf(owner));
  return row;
}

/** The draft that was set aside last is the current one again. */
export async function deleteDraft(db: Database, owner: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(drafts).where(currentOf(owner));
    const [last] = await tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.owner, owner), isNotNull(drafts.setAsideAt)))
      .orderBy(desc(drafts.setAsideAt))
      .limit(1);
    if (last) await tx.update(drafts).set({ setAsideAt: null }).where(eq(drafts.id, last.id));
  });
}

export async function deleteDraftOf(db: Database, owner: string, original: StorageKey): Promise<void> {
  if ((await findDraft(db, owner))?.originalPhotoUrl === original) return deleteDraft(db, owner);
  await db.delete(drafts).where(and(eq(drafts.owner, owner), eq(drafts.originalPhotoUrl, original)));
}

/** Makes room for a draft from elsewhere. */
export async function setDraftAside(tx: Database, owner: string, now: Date): Promise<void> {
  await tx.update(drafts).set({ setAsideAt: now }).where(currentOf(owner));
}

/** The draft of a photo that stays in the session stays there too. */
export async function claimDrafts(
  tx: Database,
  { session, userId, staying }: { session: string; userId: string; staying: readonly string[] },
): Promise<void> {
  const isLeft = or(isNull(drafts.photoId), notInArray(drafts.photoId, [...staying]));
  const rows = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.owner, session), isNotNull(drafts.originalPhotoUrl), isLeft))
    .for('update');
  const current = rows.find(({ setAsideAt }) => setAsideAt === null);
  if (current) await setDraftAside(tx, userId, current.updatedAt);
  for (const { id, originalPhotoUrl } of rows) {
    const moved = movedKey(originalPhotoUrl as StorageKey, userId);
    await tx.update(drafts).set({ owner: userId, userId, originalPhotoUrl: moved }).where(eq(drafts.id, id));
  }
}

function currentOf(owner: string) {
  return and(eq(drafts.owner, owner), isNull(drafts.setAsideAt));
}

const retentionMs = 30 * dayMs;

export const forgetDrafts = forgetting(drafts, drafts.updatedAt, retentionMs);
