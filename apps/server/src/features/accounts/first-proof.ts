import { and, eq, gte, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import {
  addressChanges,
  factors,
  flowStates,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  type UserRow,
  users,
} from '../../schema/index.ts';
import { nobodysAddress, userRow } from './users.ts';

/** Tables of credentials, with the tables that are emptied along with each. */
const credentials = {
  auth_sessions: { table: sessions, with: ['auth_refresh_tokens'] },
  auth_factors: { table: factors, with: ['auth_challenges'] },
  auth_recovery_codes: { table: recoveryCodes, with: [] },
  auth_one_time_tokens: { table: oneTimeTokens, with: [] },
  auth_flow_states: { table: flowStates, with: [] },
} satisfies Record<string, { table: PgTable & { userId: PgColumn }; with: string[] }>;

/**
 * This list says for each table of the database what the first proof of an address does; a test finds missing tables.
 * The owner gets a new account, so nothing of the earlier one becomes the owner's.
 */
export const tablesAtFirstProof = {
  /** Deleted: nobody acts for the earlier account any more. */
  revoked: [
    ...Object.entries(credentials).flatMap(([name, { with: along }]) => [name, ...along]),
    ...[
      'auth_address_changes',
      'api_keys',
      'api_key_days',
      'webhook_endpoints',
      'webhook_deliveries',
      'api_requests',
    ],
  ],
  /** Stays with the earlier account, which nobody can open, until its password brings it back or its time is over. */
  setAside: [
    ...['auth_users', 'account_preferences', 'outcome_refusals', 'renewals', 'own_documents', 'drafts'],
    ...[
      'user_photos',
      'rejudgements',
      'stored_originals',
      'preview_days',
      'paid_originals',
      'photo_outcomes',
    ],
    ...[
      'payments',
      'payment_customers',
      'user_packages',
      'credit_ledger',
      'invoices',
      'credit_notes',
      'billing_details',
      'refunds',
      'rejections',
    ],
    ...['test_checkouts', 'voucher_uses', 'quota_uses', 'human_checks', 'webhook_events', 'sent_mails'],
    ...[
      'bulk_batches',
      'bulk_files',
      'bulk_items',
      'api_jobs',
      'idempotent_answers',
      'guest_buyers',
      'account_events',
    ],
  ],
  /** Belongs to no account: to the service, to its operators, to a visitor's browser or to a mailbox. */
  ofNoAccount: [
    ...[
      'auth_keys',
      'schema_migrations',
      'seeds',
      'rate_limits',
      'photo_workers',
      'backups',
      'restore_trials',
    ],
    ...['packages', 'price_changes', 'vouchers', 'quotas', 'countries', 'inactive_documents', 'site_notes'],
    ...['requirement_versions', 'human_check_terms', 'daily_counts', 'invoice_numbers'],
    ...[
      'operator_acts',
      'running_acts',
      'contact_messages',
      'refunded_people',
      'resume_links',
      'opened_purchases',
    ],
  ],
};

/** Other features implement this for what acts on behalf of an account. */
export interface Deputies {
  /** Deletes what acts for the account without its sessions, such as API keys. */
  revoke: (tx: Database, userId: string) => Promise<void>;
  /** Pauses what runs in its name. */
  pause: (tx: Database, userId: string) => Promise<void>;
}

interface Revocation {
  factorsSince: Date;
  deputies: Deputies;
}

/** Deletes every credential that opens the account or acts for it. */
export async function revokeCredentials(
  tx: Database,
  userId: string,
  { factorsSince, deputies }: Revocation,
): Promise<void> {
  for (const { table } of Object.values(credentials)) {
    const all = eq(table.userId, userId);
    const which = table === factors ? and(all, gte(factors.createdAt, factorsSince)) : all;
    await tx.delete(table).where(which);
  }
  await deputies.revoke(tx, userId);
}

/** An account that was used before its address was proven may be a stranger's. */
export function isSetAsideByProof({ emailProvenAt, lastSignInAt }: UserRow): boolean {
  return emailProvenAt === null && lastSignInAt !== null;
}

interface Proving {
  now: Date;
  deputies: Deputies;
}

/**
 * Returns the account that the owner of a mailbox gets by proving it for the first time: a new and empty one where that
 * of the address is set aside with all it holds. Call it with the row locked.
 */
export async function proveFirst(tx: Database, user: UserRow, { now, deputies }: Proving): Promise<UserRow> {
  const proven = { emailConfirmedAt: user.emailConfirmedAt ?? now, emailProvenAt: now, updatedAt: now };
  if (!isSetAsideByProof(user)) {
    // The links of receipts were sent to this mailbox.
    const asked = and(eq(oneTimeTokens.userId, user.id), ne(oneTimeTokens.purpose, 'purchase'));
    await tx.delete(oneTimeTokens).where(asked);
    const [row] = await tx
      .update(users)
      .set({ ...proven, passwordHash: null })
      .where(eq(users.id, user.id))
      .returning();
    return row!;
  }
  await setAside(tx, user, { now, deputies });
  const { email, userMetadata } = user;
  const { language } = userMetadata;
  const own = { email, passwordHash: null, confirmed: true, userMetadata: language ? { language } : {} };
  const [row] = await tx
    .insert(users)
    .values({ ...userRow(own, now), ...proven })
    .returning();
  return row!;
}

export async function setAside(
  tx: Database,
  { id, email }: UserRow,
  { now, deputies }: Proving,
): Promise<void> {
  await revokeCredentials(tx, id, { factorsSince: new Date(0), deputies });
  await tx.delete(addressChanges).where(eq(addressChanges.userId, id));
  await deputies.pause(tx, id);
  await tx
    .update(users)
    .set({
      email: nobodysAddress(id),
      emailNew: null,
      emailConfirmedAt: null,
      operatorSince: null,
      setAsideFor: email,
      setAsideAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, id));
}
