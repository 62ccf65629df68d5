import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { settings } from '../apps/server/src/platform/env.ts';

/** `npm run settings` writes the table of docs/settings.md from the schema of the environment. */

export const settingsFile = join(import.meta.dirname, '../docs/settings.md');

const table = /\| Variable \|.*?(?=\n\n)/s;

export async function documented(): Promise<string> {
  const { properties } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties as Record<string, Described>).map(
    ([name, { default: value = 'none', description }]) =>
      `| \`${name}\` | ${dependsOnMachine.has(name) ? '1 or 2' : value} | ${description} |`,
  );
  const written = ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
  return (await readFile(settingsFile, 'utf8')).replace(table, () => written);
}

interface Described {
  default?: unknown;
  description?: string;
}

/** Their default depends on the cores of the machine. */
const dependsOnMachine = new Set(['ENGINE_THREADS']);

if (process.argv[1] === import.meta.filename) await writeFile(settingsFile, await documented());
