import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '../platform/database/columns.ts';

export const users = pgTable('auth_users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: time('email_confirmed_at'),
  /** When the address was first proven by opening a mail; `confirmed` may only reflect a setting. */
  emailProvenAt: time('email_proven_at'),
  emailNew: text('email_new'),
  /** When the mailbox of `emailNew` confirmed the change, and when that of `email` did. */
  emailNewProvenAt: time('email_new_proven_at'),
  emailChangeAllowedAt: time('email_change_allowed_at'),
  userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  lastSignInAt: time('last_sign_in_at'),
  operatorSince: time('operator_since'),
  lockedAt: time('locked_at'),
  /** The address that an account lost when its owner proved it first; nobody can sign in to the account. */
  setAsideFor: text('set_aside_for'),
  setAsideAt: time('set_aside_at'),
});

type Aal = 'aal1' | 'aal2';

export type ProofMethod = 'password' | 'otp' | 'recovery' | 'totp' | 'email/signup' | 'email_change';

/** The method and time (seconds since 1970) by which a session was proven. */
interface Proof {
  method: ProofMethod;
  timestamp: number;
}

export const sessions = pgTable('auth_sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  aal: text('aal').$type<Aal>().notNull(),
  amr: jsonb('amr').$type<Proof[]>().notNull(),
  createdAt: time('created_at').notNull(),
  refreshedAt: time('refreshed_at').notNull(),
  endedAt: time('ended_at'),
});

export const refreshTokens = pgTable('auth_refresh_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at'),
});

export const flowStates = pgTable('auth_flow_states', {
  id: uuid('id').primaryKey(),
  authCodeHash: bytes('auth_code_hash'),
  userId: uuid('user_id'),
  purpose: text('purpose').$type<MailPurpose>().notNull(),
  codeChallenge: text('code_challenge').notNull(),
  codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>().notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export type MailPurpose =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication'
  | 'purchase';

export const oneTimeTokens = pgTable('auth_one_time_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose').$type<MailPurpose>().notNull(),
  linkHash: bytes('link_hash').notNull(),
  codeHash: bytes('code_hash').notNull(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  flowStateId: uuid('flow_state_id'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const addressChanges = pgTable('auth_address_changes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  addressBefore: text('address_before').notNull(),
  linkHash: bytes('link_hash').notNull(),
  changedAt: time('changed_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const factors = pgTable('auth_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  friendlyName: text('friendly_name'),
  factorType: text('factor_type').$type<'totp'>().notNull(),
  status: text('status').$type<'unverified' | 'verified'>().notNull(),
  secret: bytes('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const recoveryCodes = pgTable('auth_recovery_codes', {
  userId: uuid('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
});

export const challenges = pgTable('auth_challenges', {
  id: uuid('id').primaryKey(),
  factorId: uuid('factor_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const authKeys = pgTable('auth_keys', {
  id: text('id').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  privateJwk: bytes('private_jwk').notNull(),
  createdAt: time('created_at').notNull(),
});

export type UserRow = typeof users.$inferSelect;

export type SessionRow = typeof sessions.$inferSelect;

export type FactorRow = typeof factors.$inferSelect;
