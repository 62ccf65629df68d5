import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { qrSvg } from '../../../platform/qr/qr-svg.ts';
import { challenges, type FactorRow, factors, users } from '../../../schema/index.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { hasSecondFactor, requireSecondFactor, type SignedIn } from '../authenticate.ts';
import { codeSchema } from '../codes.ts';
import { forgetRecoveryCodes, recoveryCodePattern, spendRecoveryCode } from './recovery-codes.ts';
import { newTotpSecret, totpStepOf, totpUri } from './totp.ts';

const enrolBody = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string().trim().max(100).nullish(),
});
const params = z.object({ id: z.uuid() });
/** Accepts a recovery code as well as a code of the authenticator. */
const verifyBody = z.object({
  challenge_id: z.uuid(),
  code: codeSchema.or(z.string().regex(recoveryCodePattern)),
});

const factorsMax = 10;
const challengeValidMs = 300_000;

interface OfFactor {
  Params: z.output<typeof params>;
}

export function serveFactors(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, authenticate, sessions, limits } = accounts;

  serveEnrolment(app, accounts);

  app.post<OfFactor>('/factors/:id/challenge', { schema: { params } }, async (request) => {
    const factor = await ownFactor(accounts, await authenticate(request), request.params.id);
    const [id, createdAt] = [randomUUID(), new Date(clock())];
    const expiresAt = new Date(clock() + challengeValidMs);
    await db.insert(challenges).values({ id, factorId: factor.id, createdAt, expiresAt });
    return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
  });

  app.post<OfFactor & { Body: z.output<typeof verifyBody> }>(
    '/factors/:id/verify',
    { schema: { params, body: verifyBody } },
    async (request) => {
      const caller = await authenticate(request);
      await limits.codesOfDay.take(caller.user.id);
      await limits.guesses.take(`factor ${caller.user.id}`);
      const factor = await ownFactor(accounts, caller, request.params.id);
      await answerChallenge(accounts, caller, factor, request.body);
      await limits.codesOfDay.giveBack(caller.user.id);
      await limits.guesses.giveBack(`factor ${caller.user.id}`);
      const now = new Date(clock());
      if (factor.status === 'unverified') await sessions.end(caller.user.id, caller.session.id, 'others');
      await db.update(factors).set({ status: 'verified', updatedAt: now }).where(eq(factors.id, factor.id));
      const [user] = await db.select().from(users).where(eq(users.id, caller.user.id));
      return sessions.raise(user!, caller.session.id);
    },
  );

  app.delete<OfFactor>('/factors/:id', { schema: { params } }, async (request) => {
    const caller = await authenticate(request);
    const factor = await ownFactor(accounts, caller, request.params.id);
    if (factor.status === 'verified') await requireSecondFactor(db, caller);
    await db.transaction(async (tx) => {
      await tx.delete(factors).where(eq(factors.id, factor.id));
      if (await hasSecondFactor(tx, caller.user.id)) return;
      await sessions.lower(tx, caller.user.id);
      await forgetRecoveryCodes(tx, caller.user.id);
    });
    return { id: factor.id };
  });
}

function serveEnrolment(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, box, authenticate } = accounts;
  app.post<{ Body: z.output<typeof enrolBody> }>(
    '/factors',
    { schema: { body: enrolBody } },
    async (request) => {
      const caller = await authenticate(request);
      await requireSecondFactor(db, caller);
      const friendlyName = request.body.friendly_name || null;
      await makeRoom(accounts, caller, friendlyName);
      const secret = newTotpSecret();
      const id = randomUUID();
      const now = new Date(clock());
      await db.insert(factors).values({
        id,
        userId: caller.user.id,
        friendlyName,
        factorType: 'totp',
        status: 'unverified',
        secret: box.seal(secret),
        createdAt: now,
        updatedAt: now,
      });
      const uri = totpUri(secret, { issuer: 'Vesika', account: caller.user.email });
      const totp = { qr_code: qrSvg(uri), secret, uri };
      return { id, type: 'totp', friendly_name: friendlyName ?? undefined, totp };
    },
  );
}

async function makeRoom({ db }: Accounts, { user }: SignedIn, name: string | null): Promise<void> {
  const own = await db.select().from(factors).where(eq(factors.userId, user.id));
  if (name && own.some(({ friendlyName }) => friendlyName === name)) {
    throw new AuthError('mfa_factor_name_conflict');
  }
  if (own.length < factorsMax) return;
  const left = await db
    .delete(factors)
    .where(and(eq(factors.userId, user.id), eq(factors.status, 'unverified')))
    .returning({ id: factors.id });
  if (left.length === 0) throw new AuthError('too_many_enrolled_mfa_factors');
}

async function ownFactor({ db }: Accounts, { user }: SignedIn, id: string): Promise<FactorRow> {
  const which = and(eq(factors.id, id), eq(factors.userId, user.id));
  const [factor] = await db.select().from(factors).where(which);
  if (!factor) throw new AuthError('mfa_factor_not_found');
  return factor;
}

async function answerChallenge(
  { db, clock, box }: Accounts,
  { user }: SignedIn,
  factor: FactorRow,
  { challenge_id: id, code }: z.output<typeof verifyBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(factors).where(eq(factors.id, factor.id)).for('update');
    const which = and(eq(challenges.id, id), eq(challenges.factorId, factor.id));
    const [challenge] = await tx.select().from(challenges).where(which);
    if (!current || !challenge || challenge.expiresAt.getTime() <= clock()) {
      throw new AuthError('mfa_challenge_expired');
    }
    await tx.delete(challenges).where(eq(challenges.id, id));
    if (recoveryCodePattern.test(code)) {
      const isSpent = current.status === 'verified' && (await spendRecoveryCode(tx, user.id, code));
      if (!isSpent) throw new AuthError('mfa_verification_failed');
      return;
    }
    const secret = box.open(current.secret);
    const step = secret && totpStepOf(secret, code, clock());
    if (!step || step <= (current.lastStep ?? 0)) throw new AuthError('mfa_verification_failed');
    // A new factor locks out everybody else, perhaps the owner of the address. The code stays unused.
    if (current.status === 'unverified' && !user.emailProvenAt) throw new AuthError('email_not_confirmed');
    await tx.update(factors).set({ lastStep: step }).where(eq(factors.id, factor.id));
  });
}
