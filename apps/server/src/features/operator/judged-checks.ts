import { type SQL, sql } from 'drizzle-orm';
import { userPhotos } from '../../platform/database/schema/index.ts';

/** Ids of checks by verdict. The database keeps them beside the report, which is large. */
export const failedChecks: SQL<string[] | null> = sql`${userPhotos}.failed_checks`;
export const undeterminedChecks: SQL<string[] | null> = sql`${userPhotos}.undetermined_checks`;
