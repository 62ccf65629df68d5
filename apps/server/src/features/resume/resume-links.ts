import { createHash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { resumeLinks } from '../../platform/database/schema/index.ts';

export interface ResumeLinks {
  /** The token goes after the `#`, so that no server or log sees it. */
  issue(session: string, validMs: number): Promise<{ token: string; expiresAt: Date }>;
  redeem(token: string): Promise<string | undefined>;
  forget(): Promise<void>;
}

export function createResumeLinks({ db, clock }: { db: Database; clock: Clock }): ResumeLinks {
  async function issue(sessionId: string, validMs: number) {
    const token = randomBytes(32).toString('base64url');
    const createdAt = new Date(clock());
    const expiresAt = new Date(clock() + validMs);
    await db.insert(resumeLinks).values({ tokenHash: hashOf(token), sessionId, createdAt, expiresAt });
    return { token, expiresAt };
  }

  async function redeem(token: string): Promise<string | undefined> {
    const [link] = await db
      .delete(resumeLinks)
      .where(eq(resumeLinks.tokenHash, hashOf(token)))
      .returning();
    return link && link.expiresAt.getTime() > clock() ? link.sessionId : undefined;
  }

  async function forget(): Promise<void> {
    await db.delete(resumeLinks).where(lt(resumeLinks.expiresAt, new Date(clock())));
  }

  return { issue, redeem, forget };
}

/** Only the hash is stored, so reading the database opens nothing. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
