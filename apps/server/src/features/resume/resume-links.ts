import { eq } from 'drizzle-orm';
import { forgetting } from '../../platform/database/forget.ts';
import { resumeLinks } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, newToken } from '../../platform/secrets/tokens.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** The token goes after the `#`, so that no server or log sees it; the database keeps its hash. */
export async function issueResumeLink({ db, clock }: Parts, sessionId: string, validMs: number) {
  const token = newToken();
  const createdAt = new Date(clock());
  const expiresAt = new Date(clock() + validMs);
  await db.insert(resumeLinks).values({ tokenHash: hashToken(token), sessionId, createdAt, expiresAt });
  return { token, expiresAt };
}

/** The session of the link, which works once. */
export async function redeemResumeLink({ db, clock }: Parts, token: string): Promise<string | undefined> {
  const [link] = await db
    .delete(resumeLinks)
    .where(eq(resumeLinks.tokenHash, hashToken(token)))
    .returning();
  return link && link.expiresAt.getTime() > clock() ? link.sessionId : undefined;
}

export const forgetResumeLinks = forgetting(resumeLinks, resumeLinks.expiresAt);
