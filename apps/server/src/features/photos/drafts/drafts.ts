import type { DocumentType } from '@vesika/requirements';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetting } from '../../../platform/database/forget.ts';
import { type DraftRow, drafts } from '../../../platform/database/schema/index.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { movedKey } from '../files/picture-keys.ts';

/** Every operation on the photo in progress updates the draft, so pages need not. */

type Owner = Pick<Caller, 'owner' | 'kind'>;

export interface Choices {
  /** Null before a picture was uploaded. */
  original: StorageKey | null;
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
  const kept = sql`coalesce(excluded.photo_id, case when ${isSame} then ${drafts.photoId} end)`;
  await db
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: drafts.owner, set: { ...row, photoId: kept } });
}

export async function findDraft(db: Database, owner: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(eq(drafts.owner, owner));
  return row;
}

export async function deleteDraft(db: Database, owner: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.owner, owner));
}

export async function deleteDraftOf(db: Database, owner: string, original: StorageKey): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.owner, owner), eq(drafts.originalPhotoUrl, original)));
}

export async function claimDraft(
  tx: Database,
  { session, userId }: { session: string; userId: string },
): Promise<void> {
  const [row] = await tx
    .delete(drafts)
    .where(and(eq(drafts.owner, session), isNotNull(drafts.originalPhotoUrl)))
    .returning();
  if (!row) return;
  const original = movedKey(row.originalPhotoUrl as StorageKey, userId);
  await keepDraft(tx, { owner: userId, kind: 'user' }, { ...row, original, now: row.updatedAt });
}

const keptMs = 30 * dayMs;

export const forgetDrafts = forgetting(drafts, drafts.updatedAt, keptMs);
