/**
 * The tables of the features, with a file for each. The feature that a file is named after is the only one that writes its
 * tables; all may read them. Tables stand outside their features because features read one another's, in circles.
 */

export * from '../platform/database/tables.ts';
export * from './account-data.ts';
export * from './accounts.ts';
export * from './backup.ts';
export * from './bulk.ts';
export * from './contact.ts';
export * from './credits.ts';
export * from './guest-buyers.ts';
export * from './human-check.ts';
export * from './operator.ts';
export * from './outcomes.ts';
export * from './payments.ts';
export * from './photos.ts';
export * from './public-api.ts';
export * from './renewals.ts';
export * from './requirements.ts';
export * from './webhooks.ts';
