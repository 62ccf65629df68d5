import { lt } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addressChanges, challenges, flowStates, oneTimeTokens, sessions } from '../../../schema/index.ts';

/** Ended sessions are remembered for this long, to distinguish a stolen token from an unknown one. */
export const endedSessionDays = 30;
const endedSessionMs = endedSessionDays * dayMs;

export async function expireTokens({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = new Date(clock());
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db.delete(flowStates).where(lt(flowStates.expiresAt, now));
  await db.delete(addressChanges).where(lt(addressChanges.expiresAt, now));
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.endedAt, new Date(now.getTime() - endedSessionMs)));
}
