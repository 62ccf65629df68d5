import { eq, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../../platform/http/plain-forms.ts';
import { languageOfRequest } from '../../../platform/web-pages/visitor-preferences.ts';
import { type MailPurpose, type UserRow, users } from '../../../schema/index.ts';
import type { Accounts } from '../accounts.ts';
import { confirmChange, undoChange } from '../address-changes.ts';
import { AuthError } from '../auth-error.ts';
import { codeSchema } from '../codes.ts';
import { isSetAsideByProof, proveFirst } from '../first-proof.ts';
import { undoPurpose } from '../mailing.ts';
import type { Redeemed } from '../one-time-tokens.ts';
import { proofOf } from '../one-time-tokens.ts';
import { emailField } from '../request-fields.ts';
import { signedUpHere } from '../signup/sign-up-cookie.ts';
import { linkPage } from './link-page.ts';

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'] as const;
const purposesOf: Readonly<Record<(typeof types)[number], readonly MailPurpose[]>> = {
  signup: ['signup'],
  invite: ['signup'],
  magiclink: ['magiclink', 'signup'],
  recovery: ['recovery'],
  email: ['magiclink', 'signup'],
  email_change: ['email_change', 'email_change_current'],
};

/** A change of address is confirmed by codes alone, so that no link of a stranger's request is opened by mistake. */
const linkTypes = z.enum(types).exclude(['email_change']);
const body = z.union([
  z.object({ type: linkTypes, token_hash: z.string().min(1).max(500) }),
  z.object({ type: z.enum(types), email: emailField, token: codeSchema }),
]);
const linkParams = z.object({
  type: z.union([linkTypes, z.literal(undoPurpose)]),
  token: z.string().min(1).max(500),
  redirect_to: z.string().max(2000).optional(),
});

/** Receipts were mailed with such links when these signed in. */
const openedParams = linkParams.extend({ type: z.union([linkParams.shape.type, z.literal('purchase')]) });

const otherMailboxNext = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type VerifyBody = z.output<typeof body>;
type LinkParams = z.output<typeof linkParams>;
type OpenedParams = z.output<typeof openedParams>;

export function serveVerify(app: FastifyInstance, accounts: Accounts): void {
  const { limits, sessions } = accounts;

  app.post<{ Body: VerifyBody }>('/verify', { schema: { body } }, async (request) => {
    await limits.perAddress.take(addressOf(request));
    const redeemed = await redeem(accounts, request.body);
    if (!redeemed) throw new AuthError('otp_expired');
    const user = await confirm(accounts, redeemed, request);
    // As Supabase's service answers the first of two confirmations.
    if (!user) return { code: '200', msg: otherMailboxNext };
    return sessions.start(user, proofOf(redeemed.purpose));
  });

  void app.register((scope, _options, done) => {
    takePlainForms(scope);

    // Mail scanners open links, some of them in a browser, so opening changes nothing and only the button redeems.
    scope.get<{ Querystring: OpenedParams }>(
      '/verify',
      { schema: { querystring: openedParams } },
      async (request, reply) => {
        const { type, ...rest } = request.query;
        if (type === 'purchase') return toPurchase(accounts, rest.token, reply);
        const account = await accountOfLink(accounts, { type, ...rest });
        const language = languageOfRequest(request);
        return sendPlainPage(reply, await linkPage(request.query, { language, ...account }));
      },
    );

    scope.post('/verify/link', async (request, reply) => {
      refuseForeignForm(request);
      const given = linkParams.safeParse(Object.fromEntries(readPlainForm(request)));
      if (!given.success) throw new AuthError('validation_failed');
      const { type, token, redirect_to: requested } = given.data;
      const target = new URL(accounts.site.ownAddress(requested, '/auth'));
      if (type === undoPurpose) return toPage(reply, target, await undo(accounts, token));
      const redeemed = await accounts.oneTimeTokens.redeemLink(token, purposesOf[type]);
      if (!redeemed) return toPage(reply, target, refusal);
      return toPage(reply, target, await arrival(accounts, { redeemed, request, target }));
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

/** The account whose mailbox is proven now; null while a change of address waits for the other mailbox. */
async function confirm(
  accounts: Accounts,
  redeemed: Redeemed,
  request: FastifyRequest,
): Promise<UserRow | null> {
  const { purpose, user } = redeemed;
  if (purpose === 'email_change' || purpose === 'email_change_current') {
    return confirmAddress(accounts, user, purpose);
  }
  const { db, clock, mailing, adoptPurchases, deputies, onProven, onSetAside } = accounts;
  const now = new Date(clock());
  const row = await db.transaction(async (tx) => {
    const known = await lockUser(tx, user);
    const confirmsPassword = !ownMailProofs.has(purpose) && signedUpHere(request, known);
    const isFirst = known.emailProvenAt === null && !confirmsPassword;
    const proven = isFirst ? await proveFirst(tx, known, { now, deputies }) : await prove(tx, known, now);
    await onProven(tx, proven);
    return proven;
  });
  if (row.id !== user.id) {
    mailing.later(() => onSetAside(user.id));
    mailing.later(() => mailing.tell({ user: row, about: 'set_aside' }));
  }
  // Any other mail may have been requested by a stranger, whose account would then receive the purchases.
  if (ownMailProofs.has(purpose)) await adoptPurchases(row);
  return row;
}

async function confirmAddress(
  { db, clock, mailing, onProven }: Accounts,
  user: UserRow,
  by: 'email_change' | 'email_change_current',
): Promise<UserRow | null> {
  const now = new Date(clock());
  const confirmed = await db.transaction(async (tx) => {
    const changed = await confirmChange(tx, await lockUser(tx, user), { by, now });
    if (changed) await onProven(tx, changed.user);
    return changed;
  });
  if (!confirmed) return null;
  const { user: moved, undoToken } = confirmed;
  if (undoToken) mailing.later(() => mailing.tellOfChange({ user: moved, to: user.email, undoToken }));
  return moved;
}

/** A stranger may have sent the link of an account of his, and its maker should know before it would be set aside. */
async function accountOfLink({ oneTimeTokens }: Accounts, { type, token }: LinkParams) {
  const found = type === undoPurpose ? undefined : await oneTimeTokens.findLink(token, purposesOf[type]);
  const opensEmptyAccount =
    found !== undefined && ownMailProofs.has(found.purpose) && isSetAsideByProof(found.user);
  return { email: found?.user.email ?? null, opensEmptyAccount };
}

/** The row as it is now; another proof may have come first. */
async function lockUser(tx: Database, { id, email }: UserRow): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (row?.email !== email) throw new AuthError('otp_expired');
  if (row.lockedAt) throw new AuthError('user_banned');
  return row;
}

async function prove(tx: Database, user: UserRow, now: Date): Promise<UserRow> {
  const proven = {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    emailProvenAt: user.emailProvenAt ?? now,
    updatedAt: now,
  };
  const [row] = await tx.update(users).set(proven).where(eq(users.id, user.id)).returning();
  return row!;
}

/** Proofs by mails that anybody can request. The mail of a sign-up confirms its password in the browser that signed up. */
const ownMailProofs: ReadonlySet<MailPurpose> = new Set(['magiclink', 'recovery']);

interface Arriving {
  redeemed: Redeemed;
  request: FastifyRequest;
  target: URL;
}

async function arrival(
  accounts: Accounts,
  { redeemed, request, target }: Arriving,
): Promise<URLSearchParams | null> {
  const user = await confirm(accounts, redeemed, request);
  if (!user) return refusal;
  if (redeemed.flowStateId) {
    target.searchParams.set('code', await accounts.flowStates.open(redeemed.flowStateId, user.id));
    return null;
  }
  if (redeemed.purpose !== 'signup' || user.passwordHash !== null)
    return sessionFor(accounts, user, redeemed.purpose);
  target.pathname = '/auth';
  return sessionFor(accounts, user, 'recovery');
}

/** The owner of the old mailbox arrives as after a forgotten password, because the password is gone. */
async function undo(accounts: Accounts, token: string): Promise<URLSearchParams> {
  const { db, clock, mailing, deputies, onSetAside } = accounts;
  const undone = await db.transaction((tx) => undoChange(tx, token, { now: new Date(clock()), deputies }));
  if (!undone) return refusal;
  const { user, setAsideId } = undone;
  if (setAsideId) mailing.later(() => onSetAside(setAsideId));
  return sessionFor(accounts, user, 'recovery');
}

async function sessionFor(accounts: Accounts, user: UserRow, purpose: MailPurpose): Promise<URLSearchParams> {
  const session = await accounts.sessions.start(user, proofOf(purpose));
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: purpose,
  });
}

async function toPurchase(
  { oneTimeTokens, pageOfOldLink, site }: Accounts,
  token: string,
  reply: FastifyReply,
) {
  const redeemed = await oneTimeTokens.redeemLink(token, ['purchase']);
  const page = redeemed && (await pageOfOldLink(redeemed.user.id));
  return page === undefined
    ? toPage(reply, new URL('/auth', site.url()), refusal)
    : reply.redirect(page, 303);
}

const refusal = new URLSearchParams({
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
});

function toPage(reply: FastifyReply, target: URL, hash: URLSearchParams | null): FastifyReply {
  if (hash) target.hash = hash.toString();
  const token = hash?.get('access_token');
  if (token) markPressed(reply, target, token);
  return reply.redirect(target.href, 303);
}

/** Our pages take a session from an address only if the button was pressed in this browser: a stranger can send the address. */
function markPressed(reply: FastifyReply, { protocol }: URL, token: string): void {
  reply.setCookie('vesika_pressed', token.slice(-22), {
    path: '/',
    sameSite: 'strict',
    secure: protocol === 'https:',
    maxAge: 300,
  });
}
