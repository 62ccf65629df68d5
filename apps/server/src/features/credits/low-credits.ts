import type { Database } from '../../platform/database/database.ts';

/** Texts state this number too. */
export const lowCredits = 5;

/** Call it under lockAccount in the transaction that took a credit. */
export type AnnounceCredits = (tx: Database, spent: { userId: string; now: Date }) => Promise<void>;
