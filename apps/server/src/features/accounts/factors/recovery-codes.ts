import { makeRecoveryCodes } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serveUser } from '../../../platform/http/route.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import { recoveryCodes } from '../../../schema/index.ts';
import type { Accounts } from '../accounts.ts';
import { hasSecondFactor } from '../authenticate.ts';
import { randomBase32 } from './totp.ts';

const codesEach = 8;
/** Ten signs have 50 bits, which the limit of guesses keeps out of reach. */
const signs = 10;

export const recoveryCodePattern = new RegExp(`^[a-z2-7]{${signs}}$`, 'i');

/** New codes replace the earlier ones. The route asks for the second factor where there is one. */
export function serveRecoveryCodes(app: FastifyInstance, { db }: Pick<Accounts, 'db'>): void {
  serveUser(app, makeRecoveryCodes, async (_request, { userId }) => {
    if (!(await hasSecondFactor(db, userId))) throw new ServiceError('act-not-possible');
    const codes = Array.from({ length: codesEach }, () => randomBase32(signs));
    await db.transaction(async (tx) => {
      await forgetRecoveryCodes(tx, userId);
      await tx
        .insert(recoveryCodes)
        .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
    });
    return { codes };
  });
}

export async function forgetRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** False if the account has no such code, or no longer. */
export async function spendRecoveryCode(tx: Database, userId: string, code: string): Promise<boolean> {
  const same = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code)));
  return (await tx.delete(recoveryCodes).where(same).returning({ userId: recoveryCodes.userId })).length > 0;
}

function hashOf(userId: string, code: string): Buffer {
  return hashToken(`${userId} ${code.toUpperCase()}`);
}
