/** Table definitions for TypeScript. The migrations create the tables, and a test compares the two. */
export * from './accounts.ts';
export * from './api.ts';
export * from './bulk.ts';
export * from './catalogue.ts';
export * from './customers.ts';
export * from './payments.ts';
export * from './photos.ts';
export * from './processes.ts';
export * from './rate-limits.ts';
export * from './reports.ts';
export * from './stored-originals.ts';
export * from './visitors.ts';
export * from './webhooks.ts';
