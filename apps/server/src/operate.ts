import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused, restoreBackup, takeBackup } from './features/backup/index.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { type Environment, EnvironmentError, readEnvironment } from './platform/env.ts';
import { ServiceError } from './platform/errors/service-error.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createSignedLinks } from './platform/storage/signed-links.ts';
import { startFailure } from './start-failure.ts';

const usage = `Usage:
  vesika backup FILE               everything of the service, in one file; it may be running
  vesika restore FILE [--replace]  puts it into an empty service, or in the place of what is there; it must not be running

Which service it is, the settings say, as they do to the server: DATA_DIR, DATABASE_URL, S3_BUCKET and so on.
Exit codes: 0 done, 1 failed, 2 refused, nothing was changed.`;

async function operate(args: string[]): Promise<number> {
  const command = readCommand(args);
  if (!command) {
    say(usage);
    return args.includes('--help') ? 0 : 2;
  }
  let env: Environment | undefined;
  try {
    env = readEnvironment(process.env);
    await carryOut(command, env);
    return 0;
  } catch (error) {
    const isRefused = error instanceof BackupRefused || error instanceof EnvironmentError;
    say(sentenceOf(error, env));
    return isRefused ? 2 : 1;
  }
}

interface Command {
  name: 'backup' | 'restore';
  path: string;
  replace: boolean;
}

function readCommand(args: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [name, path, ...more] = positionals;
    const isKnown = name === 'restore' || (name === 'backup' && !values.replace);
    if (!isKnown || path === undefined || more.length > 0) return undefined;
    return { name, path: resolve(path), replace: values.replace };
  } catch {
    return undefined;
  }
}

async function carryOut({ name, path, replace }: Command, env: Environment): Promise<void> {
  const tell = (line: object, message: string) => {
    if ('err' in line) say(`${message}: ${(line.err as Error).message}`);
  };
  const log = { info: () => undefined, warn: tell, error: tell } as never;
  const links = createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now });
  const storage = await openStorage({ env, links, log });
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    folder: env.DATABASE_DIR,
    connectionsMax: 2,
    log,
  });
  try {
    await storage.check();
    const places = { env, storage, pool: database.pool };
    const { takenAt, tables, files } =
      name === 'backup' ? await takeBackup(places, path) : await restoreBackup(places, path, { replace });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const what = name === 'backup' ? `Backed up to ${path}` : `Restored from ${path}`;
    say(`${what}: ${rows} rows of ${tables.length} tables as of ${takenAt}, ${files} files.`);
    if (name === 'backup') say('Keep it as safe as the service itself: faces and secrets are in it.');
  } finally {
    await database.close();
  }
}

function sentenceOf(error: unknown, env: Environment | undefined): string {
  if (error instanceof BackupRefused || error instanceof EnvironmentError) return error.message;
  if (error instanceof ServiceError)
    return `The storage cannot be reached: ${(error.cause as Error)?.message}.`;
  const known = env && startFailure(error, env);
  return known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

process.exitCode = await operate(process.argv.slice(2));
