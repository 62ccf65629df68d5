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

interface Picture {
  original: StorageKey;
  countryCode: string;
  documentType: DocumentType;
  now: Date;
}

export interface Choices extends Picture {
  variant: string | null;
  cropOnly: boolean;
  childAgeYears: number | null;
}

export async function keepPicture(db: Database, owner: Owner, picture: Picture): Promise<void> {
  await put(db, { ...blank(owner, picture), originalPhotoUrl: picture.original });
}

export async function keepChoices(db: Database, owner: Owner, choices: Choices): Promise<void> {
  const row = rowOf(owner, choices);
  const { originalPhotoUrl, countryCode, documentType } = drafts;
  const isSame = sql`${originalPhotoUrl} = excluded.original_photo_url and ${countryCode} = excluded.country_code
    and ${documentType} = excluded.document_type`;
  await put(db, row, { photoId: sql`case when ${isSame} then ${drafts.photoId} end` });
}

export async function keepResult(
  tx: Database,
  owner: Owner,
  { photoId, ...choices }: Choices & { photoId: string },
): Promise<void> {
  await put(tx, { ...rowOf(owner, choices), photoId });
}

export async function keepPurpose(
  db: Database,
  owner: Owner,
  purpose: Omit<Picture, 'original'> & { variant: string | null },
): Promise<void> {
  await put(db, { ...blank(owner, purpose), variant: purpose.variant });
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
  const originalPhotoUrl = movedKey(row.originalPhotoUrl as StorageKey, userId);
  await put(tx, { ...row, owner: userId, userId, originalPhotoUrl });
}

const keptMs = 30 * dayMs;

export const forgetDrafts = forgetting(drafts, drafts.updatedAt, keptMs);

async function put(db: Database, row: DraftRow, instead: object = {}): Promise<void> {
  const { owner: _owner, ...rest } = row;
  await db
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: drafts.owner, set: { ...rest, ...instead } });
}

function blank(
  { owner, kind }: Owner,
  { countryCode, documentType, now }: Omit<Picture, 'original'>,
): DraftRow {
  return {
    owner,
    userId: kind === 'user' ? owner : null,
    originalPhotoUrl: null,
    countryCode,
    documentType,
    variant: null,
    cropOnly: false,
    childAgeYears: null,
    photoId: null,
    updatedAt: now,
  };
}

function rowOf(owner: Owner, choices: Choices): DraftRow {
  const { original, variant, cropOnly, childAgeYears } = choices;
  return { ...blank(owner, choices), originalPhotoUrl: original, variant, cropOnly, childAgeYears };
}
