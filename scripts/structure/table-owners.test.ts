import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { relativeImports } from './import-graph.ts';

const server = 'apps/server/src/';
const root = join(import.meta.dirname, '../..', server);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The feature that a file belongs to or, for a file of tables, is named after; `platform` for those of the platform. */
function ownerOf(file: string): string {
  return /^(?:features|schema)\/([^/.]+)/.exec(file)?.[1] ?? file.split('/')[0]!;
}

const owners = new Map(
  sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/export const (\w+) = pgTable\(/g), ([, table]) => [table!, ownerOf(file)]),
  ),
);

interface Write {
  file: string;
  table: string;
}

function writesIn({ file, text }: { file: string; text: string }): Write[] {
  const written = /\b(?:db|tx)\s*\.(?:insert|update|delete)\(\s*(\w+)\s*\)|\bforgetting\(\s*(\w+)/g;
  return Array.from(text.matchAll(written), ([, table, forgotten]) => ({
    file,
    table: (table ?? forgotten)!,
  }));
}

/** These move or delete the rows of a whole account, table by table. */
const ofWholeAccounts = ['features/accounts/first-proof.ts', 'features/guest-buyers/merge-buyer.ts'];

function strangers(writes: readonly Write[]): string[] {
  return writes
    .filter(({ file, table }) => owners.get(table) !== ownerOf(file))
    .filter(({ file, table }) => table !== 'table' || !ofWholeAccounts.includes(file))
    .map(({ file, table }) => `${file} writes ${table}`);
}

it('every table is written by its owner alone', () => {
  const writes = sources.filter(({ file }) => file !== 'platform/database/forget.ts').flatMap(writesIn);
  expect(new Set(writes.map(({ table }) => table)).size).toBeGreaterThan(50);
  expect(strangers(writes)).toEqual([]);
});

it('a write by another feature is found, also over two lines and by age', () => {
  const file = 'features/operator/serve-help.ts';
  const text = 'await tx\n  .update(users)\n  .set({});\nforgetting(drafts, drafts.updatedAt);';
  expect(strangers(writesIn({ file, text }))).toEqual([`${file} writes users`, `${file} writes drafts`]);
});

it('the platform imports no feature and no table of one', () => {
  const outside = relativeImports().filter(
    ({ from, to }) => from.startsWith(`${server}platform/`) && !to.startsWith(`${server}platform/`),
  );
  expect(outside).toEqual([]);
});
