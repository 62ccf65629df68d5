import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashToken, keyedHash, newToken } from '../../platform/secrets/tokens.ts';
import type { MailPurpose, ProofMethod } from '../../schema/index.ts';
import { oneTimeTokens, type UserRow, users } from '../../schema/index.ts';
import { codeDigits, codeOf } from './codes.ts';

export const mailedCodeHours = 1;
const validMs = mailedCodeHours * hourMs;
/** Five wrong guesses invalidate one of a million codes. */
const wrongCodesMax = 5;

export interface Redeemed {
  user: UserRow;
  purpose: MailPurpose;
  flowStateId: string | null;
}

interface OneTimeTokensParts extends Pick<Platform, 'db' | 'clock'> {
  key: Buffer;
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

export function createOneTimeTokens({ db, clock, key }: OneTimeTokensParts) {
  async function issue(
    userId: string,
    purpose: Exclude<MailPurpose, 'purchase'>,
    flowStateId: string | null = null,
  ) {
    const link = newToken();
    const code = codeOf(randomInt(10 ** codeDigits));
    const now = clock();
    const fresh = {
      id: randomUUID(),
      linkHash: hashToken(link),
      codeHash: codeHash(userId, code),
      wrongCodes: 0,
      flowStateId,
      createdAt: new Date(now),
      expiresAt: new Date(now + validMs),
    };
    await db
      .insert(oneTimeTokens)
      .values({ userId, purpose, ...fresh })
      .onConflictDoUpdate({
        target: [oneTimeTokens.userId, oneTimeTokens.purpose],
        targetWhere: sql`purpose <> 'purchase'`,
        set: fresh,
      });
    return { link, code };
  }

  async function findLink(link: string, purposes: readonly MailPurpose[]): Promise<Redeemed | undefined> {
    const [row] = await db.select().from(oneTimeTokens).where(isRequested(link, purposes));
    return row && withUser(row);
  }

  /** Links of old receipts work until they expire; every other link works once. */
  async function redeemLink(link: string, purposes: readonly MailPurpose[]): Promise<Redeemed | undefined> {
    if (purposes.includes('purchase')) return findLink(link, purposes);
    const [row] = await db.delete(oneTimeTokens).where(isRequested(link, purposes)).returning();
    return row && withUser(row);
  }

  function isRequested(link: string, purposes: readonly MailPurpose[]) {
    return and(
      eq(oneTimeTokens.linkHash, hashToken(link)),
      inArray(oneTimeTokens.purpose, [...purposes]),
      gt(oneTimeTokens.expiresAt, new Date(clock())),
    );
  }

  async function redeemCode(
    user: UserRow,
    code: string,
    purposes: readonly MailPurpose[],
  ): Promise<Redeemed | undefined> {
    return db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(oneTimeTokens)
        .where(and(eq(oneTimeTokens.userId, user.id), inArray(oneTimeTokens.purpose, [...purposes])))
        .for('update');
      const alive = rows.filter((row) => row.expiresAt.getTime() > clock());
      const hash = codeHash(user.id, code);
      const hit = alive.find((row) => timingSafeEqual(row.codeHash, hash));
      if (hit) {
        await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, hit.id));
        return { user, purpose: hit.purpose, flowStateId: hit.flowStateId };
      }
      for (const { id, wrongCodes } of alive) {
        const which = eq(oneTimeTokens.id, id);
        if (wrongCodes + 1 >= wrongCodesMax) await tx.delete(oneTimeTokens).where(which);
        else
          await tx
            .update(oneTimeTokens)
            .set({ wrongCodes: wrongCodes + 1 })
            .where(which);
      }
      return undefined;
    });
  }

  async function withUser(row: { userId: string; purpose: MailPurpose; flowStateId: string | null }) {
    const [user] = await db.select().from(users).where(eq(users.id, row.userId));
    return user && { user, purpose: row.purpose, flowStateId: row.flowStateId };
  }

  function codeHash(userId: string, code: string): Buffer {
    return keyedHash(key, 'code', userId, code);
  }

  return { issue, findLink, redeemLink, redeemCode };
}

const proofs: Readonly<Record<MailPurpose, ProofMethod>> = {
  signup: 'email/signup',
  magiclink: 'otp',
  recovery: 'recovery',
  email_change: 'email_change',
  email_change_current: 'email_change',
  reauthentication: 'otp',
  purchase: 'otp',
};

export function proofOf(purpose: MailPurpose): ProofMethod {
  return proofs[purpose];
}
