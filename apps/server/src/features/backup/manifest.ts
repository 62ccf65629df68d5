import { z } from 'zod';

export const manifestName = 'manifest.json';
export const signingKeyName = 'secrets/signing-key';
export const tableName = (table: string) => `database/${table}.copy`;
const filesPrefix = 'files/';
export const fileName = (key: string) => `${filesPrefix}${key}`;
/** Undefined of what is no stored file. */
export const keyOfFile = (name: string) =>
  name.startsWith(filesPrefix) ? name.slice(filesPrefix.length) : undefined;

/** Written last: a backup that has it is whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** As of when the database is. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** In the order of their names, with the columns as they stand in the rows. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
  /** Of the secret that signs and seals: without the same one, second factors cannot be opened. */
  secretFingerprint: z.string(),
});

export type Manifest = z.output<typeof manifestSchema>;
