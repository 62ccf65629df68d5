import { randomInt } from 'node:crypto';
import type { Device } from '@vesika/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { forgetting } from '../../../platform/database/forget.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type DraftRow, drafts, resumeLinks } from '../../../schema/index.ts';
import { originalIdOf } from '../files/picture-keys.ts';

/** Letters and digits that nobody confuses when typing them from another screen. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Fifty bits, far beyond what the limit on wrong codes lets anybody try in a quarter of an hour. */
const codeLength = 10;

export function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

interface NewLink {
  token: string;
  draft: DraftRow;
  mosaic: string | undefined;
  device: Device | null;
  now: Date;
  validMs: number;
}

/** The token goes after the `#`, so that no server or log sees it; the database keeps its hash. */
export async function issueResumeLink(db: Database, link: NewLink): Promise<Date> {
  const { token, draft, mosaic = null, device, now, validMs } = link;
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(resumeLinks).values({
    tokenHash: hashToken(token),
    draftId: draft.id,
    originalId: pictureOf(draft),
    ...{ mosaic, device, createdAt: now, expiresAt },
  });
  return expiresAt;
}

/** A link gives the picture away that it was made for, and none that its maker has taken since. */
export async function findResumeLink(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ link: resumeLinks, draft: drafts })
    .from(resumeLinks)
    .innerJoin(drafts, eq(drafts.id, resumeLinks.draftId))
    .where(and(eq(resumeLinks.tokenHash, hashOf(token)), gt(resumeLinks.expiresAt, now)));
  return found && pictureOf(found.draft) === found.link.originalId ? found : undefined;
}

/** Locks the row, so that only one of two who redeem it at once does. */
export async function spendResumeLink(tx: Database, token: string): Promise<boolean> {
  const spent = await tx
    .delete(resumeLinks)
    .where(eq(resumeLinks.tokenHash, hashOf(token)))
    .returning();
  return spent.length > 0;
}

export const forgetResumeLinks = forgetting(resumeLinks, resumeLinks.expiresAt);

function pictureOf({ originalPhotoUrl }: DraftRow): string {
  return originalPhotoUrl === null ? '' : originalIdOf(originalPhotoUrl as StorageKey);
}

/** A typed code may have capitals, spaces and hyphens, which the token of a mail has too. */
function hashOf(token: string): Buffer {
  const code = token.toLowerCase().replace(/[\s-]/g, '');
  return hashToken(code.length === codeLength ? code : token);
}
