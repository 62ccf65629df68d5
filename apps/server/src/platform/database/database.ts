import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;
