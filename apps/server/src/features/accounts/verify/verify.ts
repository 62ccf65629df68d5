import { and, eq, ne, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import {
  factors,
  type MailPurpose,
  oneTimeTokens,
  sessions,
  type UserRow,
  users,
} from '../../../platform/database/schema/index.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../../platform/http/plain-forms.ts';
import { languageOfRequest } from '../../../platform/web-pages/visitor-preferences.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { codeSchema } from '../codes.ts';
import type { Redeemed } from '../one-time-tokens.ts';
import { proofOf } from '../one-time-tokens.ts';
import { emailField } from '../request-fields.ts';
import { findUserByEmail } from '../users.ts';
import { linkPage } from './link-page.ts';

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change', 'purchase'] as const;
const purposesOf: Readonly<Record<(typeof types)[number], readonly MailPurpose[]>> = {
  signup: ['signup'],
  invite: ['signup'],
  magiclink: ['magiclink', 'signup'],
  recovery: ['recovery'],
  email: ['magiclink', 'signup'],
  email_change: ['email_change'],
  purchase: ['purchase'],
};

const body = z.union([
  z.object({ type: z.enum(types), token_hash: z.string().min(1).max(500) }),
  z.object({ type: z.enum(types).exclude(['purchase']), email: emailField, token: codeSchema }),
]);
const linkParams = z.object({
  type: z.enum(types),
  token: z.string().min(1).max(500),
  redirect_to: z.string().max(2000).optional(),
});

type VerifyBody = z.output<typeof body>;
type LinkParams = z.output<typeof linkParams>;

export function serveVerify(app: FastifyInstance, accounts: Accounts): void {
  const { limits, sessions } = accounts;

  app.post<{ Body: VerifyBody }>('/verify', { schema: { body } }, async (request) => {
    await limits.perAddress.take(addressOf(request));
    const redeemed = await redeem(accounts, request.body);
    if (!redeemed) throw new AuthError('otp_expired');
    return sessions.start(await confirm(accounts, redeemed), proofOf(redeemed.purpose));
  });

  void app.register((scope, _options, done) => {
    takePlainForms(scope);

    // Mail scanners open links, some of them in a browser, so opening changes nothing and only the button redeems.
    scope.get<{ Querystring: LinkParams }>(
      '/verify',
      { schema: { querystring: linkParams } },
      async (request, reply) =>
        sendPlainPage(reply, await linkPage(request.query, languageOfRequest(request))),
    );

    scope.post('/verify/link', async (request, reply) => {
      refuseForeignForm(request);
      const given = linkParams.safeParse(Object.fromEntries(readPlainForm(request)));
      if (!given.success) throw new AuthError('validation_failed');
      const { type, token, redirect_to: asked } = given.data;
      const target = new URL(accounts.site.ownAddress(asked, '/auth'));
      const redeemed = await accounts.oneTimeTokens.redeemLink(token, purposesOf[type]);
      if (!redeemed) return toRefusal(reply, target);
      return toPage(reply, target, await arrival(accounts, redeemed, target));
    });
    done();
  });
}

async function redeem({ db, oneTimeTokens, limits }: Accounts, given: VerifyBody) {
  const purposes = purposesOf[given.type];
  if ('token_hash' in given) return oneTimeTokens.redeemLink(given.token_hash, purposes);
  await limits.guesses.take(`code ${given.email}`);
  for (const user of await addressees(db, given)) {
    const redeemed = await oneTimeTokens.redeemCode(user, given.token, purposes);
    if (redeemed) return redeemed;
  }
  return undefined;
}

async function addressees(
  db: Database,
  { type, email }: { type: string; email: string },
): Promise<UserRow[]> {
  const owned = eq(users.email, email);
  const which = type === 'email_change' ? or(eq(users.emailNew, email), owned) : owned;
  return db.select().from(users).where(which).limit(addresseesMax);
}

const addresseesMax = 5;

async function confirm(
  { db, clock, mailing, oneTimeTokens: tokens, adoptPurchase, onProven }: Accounts,
  redeemed: Redeemed,
): Promise<UserRow> {
  const { purpose } = redeemed;
  const user = purpose === 'purchase' ? await adoptPurchase(redeemed.user) : redeemed.user;
  const now = new Date(clock());
  const isChange = purpose === 'email_change' && user.emailNew !== null;
  if (isChange && (await findUserByEmail(db, user.emailNew!))) throw new AuthError('email_exists');
  const change = isChange ? { email: user.emailNew!, emailNew: null } : {};
  const isFirstProof = user.emailProvenAt === null && ownMailProofs.has(purpose);
  const row = await db.transaction(async (tx) => {
    if (isFirstProof) await dropWhatWasThere(tx, user);
    const proven = {
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      emailProvenAt: user.emailProvenAt ?? now,
    };
    const [updated] = await tx
      .update(users)
      .set({ ...change, ...proven, updatedAt: now })
      .where(eq(users.id, user.id))
      .returning();
    await onProven(tx, updated!);
    return updated!;
  });
  // During a password recovery the owner sets a new password anyway.
  if (isFirstProof && user.passwordHash !== null && purpose !== 'recovery') {
    mailing.later(() => mailing.tell({ user: row, about: 'password_removed' }));
  }
  // Receipts went to the old address.
  if (isChange) await tokens.forgetPurchases(user.id);
  if (isChange) mailing.later(() => mailing.tell({ user: row, about: 'email_changed', to: user.email }));
  return row;
}

/** Proofs by mails that anybody can request. The mail of a sign-up confirms that sign-up's password. */
const ownMailProofs: ReadonlySet<MailPurpose> = new Set(['magiclink', 'recovery', 'purchase']);

/**
 * Removes password, sessions and pending changes of an account whose mailbox is proved for the first time, because
 * anybody may have created it. A second factor stays, because access to the mailbox must not bypass it. The links of
 * receipts stay, because they were sent to the mailbox.
 */
async function dropWhatWasThere(tx: Database, { id }: UserRow): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(factors).where(and(eq(factors.userId, id), eq(factors.status, 'unverified')));
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, id), ne(oneTimeTokens.purpose, 'purchase')));
  await tx.update(users).set({ passwordHash: null, emailNew: null }).where(eq(users.id, id));
}

async function arrival(accounts: Accounts, redeemed: Redeemed, target: URL): Promise<URLSearchParams | null> {
  const user = await confirm(accounts, redeemed);
  if (redeemed.flowStateId) {
    target.searchParams.set('code', await accounts.flowStates.open(redeemed.flowStateId, user.id));
    return null;
  }
  const session = await accounts.sessions.start(user, proofOf(redeemed.purpose));
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: redeemed.purpose,
  });
}

function toRefusal(reply: FastifyReply, target: URL): FastifyReply {
  const error_description = 'Email link is invalid or has expired';
  const hash = new URLSearchParams({ error: 'access_denied', error_code: 'otp_expired', error_description });
  return toPage(reply, target, hash);
}

function toPage(reply: FastifyReply, target: URL, hash: URLSearchParams | null): FastifyReply {
  if (hash) target.hash = hash.toString();
  return reply.redirect(target.href, 303);
}
