import { z } from 'zod';

export const manifestName = 'manifest.json';
export const signingKeyName = 'secrets/signing-key';
export const tableName = (table: string) => `database/${table}.copy`;
const filesPrefix = 'files/';
export const fileName = (key: string) => `${filesPrefix}${key}`;
export const keyOfFile = (name: string) =>
  name.startsWith(filesPrefix) ? name.slice(filesPrefix.length) : undefined;

/** Written when everything else is, so a backup that contains it is complete. */
const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
  /** Fingerprint of the signing secret: without the same secret, second factors cannot be opened. */
  secretFingerprint: z.string(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** A forged one may be no JSON. */
export const manifestText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(manifestSchema);
