import { hash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { hourMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/secrets/tokens.ts';
import { flowStates, type MailPurpose, type UserRow, users } from '../../schema/index.ts';
import { AuthError } from './auth-error.ts';

const challengeValidMs = hourMs;
const codeValidMs = 300_000;

export const challengeFields = {
  code_challenge: z.string().min(1).max(200).nullish(),
  code_challenge_method: z.enum(['s256', 'S256', 'plain']).nullish(),
};
type ChallengeFields = z.output<z.ZodObject<typeof challengeFields>>;

/** PKCE: the client that requested the link proves that it also redeems the code. */
export function createFlowStates({ db, clock }: { db: Database; clock: Clock }) {
  async function begin(fields: ChallengeFields, purpose: MailPurpose): Promise<string | null> {
    if (!fields.code_challenge) return null;
    const id = randomUUID();
    await db.insert(flowStates).values({
      id,
      purpose,
      codeChallenge: fields.code_challenge,
      codeChallengeMethod: fields.code_challenge_method === 'plain' ? 'plain' : 's256',
      createdAt: new Date(clock()),
      expiresAt: new Date(clock() + challengeValidMs),
    });
    return id;
  }

  async function open(id: string, userId: string): Promise<string> {
    const code = newToken();
    const expiresAt = new Date(clock() + codeValidMs);
    await db
      .update(flowStates)
      .set({ authCodeHash: hashToken(code), userId, expiresAt })
      .where(eq(flowStates.id, id));
    return code;
  }

  async function finish(code: string, verifier: string): Promise<{ user: UserRow; purpose: MailPurpose }> {
    const [state] = await db
      .delete(flowStates)
      .where(eq(flowStates.authCodeHash, hashToken(code)))
      .returning();
    if (!state?.userId) throw new AuthError('flow_state_not_found');
    if (state.expiresAt.getTime() <= clock()) throw new AuthError('flow_state_expired');
    const shown = state.codeChallengeMethod === 'plain' ? verifier : hash('sha256', verifier, 'base64url');
    if (shown !== state.codeChallenge) throw new AuthError('bad_code_verifier');
    const [user] = await db.select().from(users).where(eq(users.id, state.userId));
    if (!user) throw new AuthError('flow_state_not_found');
    return { user, purpose: state.purpose };
  }

  return { begin, open, finish };
}
