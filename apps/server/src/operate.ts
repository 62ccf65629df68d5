import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type BackupPlaces,
  BackupRefused,
  restoreBackup,
  takeBackup,
  tryRestore,
} from './features/backup/index.ts';
import { appointOperator, doctor } from './features/operator/index.ts';
import { isCheckId, readRefusedPhoto } from './features/photos/index.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { backups, restoreTrials } from './platform/database/schema/index.ts';
import { type Environment, EnvironmentError, readEnvironment } from './platform/env.ts';
import { ServiceError } from './platform/errors/service-error.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createSignedLinks } from './platform/storage/signed-links.ts';
import { startFailure } from './start-failure.ts';

const usage = `Usage:
  vesika backup FILE               everything of the service, in one file; it may be running
  vesika restore FILE [--replace]  puts it into an empty service, or in the place of what is there; it must not be running
  vesika restore FILE --try        restores it into a folder that is deleted afterwards; the service may be running
  vesika operator EMAIL [--remove] lets this account reach /operator with its second factor, or no longer
  vesika refusal-case PHOTO CHECK  prints the measures of a photo that an authority refused, as a test case for that check
  vesika doctor                    tests the settings and says what is missing before strangers come; the service should be running

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
    return await carryOut(command, env);
  } catch (error) {
    say(sentenceOf(error, env));
    return isRefusal(error) ? 2 : 1;
  }
}

const argumentCounts = { backup: 1, restore: 1, operator: 1, doctor: 0, 'refusal-case': 2 } as const;
type CommandName = keyof typeof argumentCounts;

interface Command {
  name: CommandName;
  /** The file, the address of the operator, or the id of a photo; empty for the doctor. */
  subject: string;
  /** The check that should have noticed why a photo was refused. */
  check: string;
  replace: boolean;
  try: boolean;
  remove: boolean;
}

function readCommand(args: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: {
        replace: { type: 'boolean', default: false },
        try: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [name = '', ...given] = positionals;
    if (!isCommandName(name) || given.length !== argumentCounts[name] || given.includes('')) return undefined;
    const [subject = '', check = ''] = given;
    const isOfRestore = values.replace || values.try;
    const isMisused =
      (isOfRestore && name !== 'restore') ||
      (values.replace && values.try) ||
      (values.remove && name !== 'operator');
    if (isMisused) return undefined;
    return { name, subject, check, ...values };
  } catch {
    return undefined;
  }
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(argumentCounts, name);
}

async function carryOut(command: Command, env: Environment): Promise<number> {
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
    const { db, pool } = database;
    if (command.name === 'doctor') return await examine({ env, db, storage, clock: Date.now });
    if (command.name === 'refusal-case') await writeRefusalCase(db, command);
    else if (command.name === 'operator') await appoint(db, command);
    else await moveData(command, { env, storage, pool }, log);
    if (command.name === 'backup') await db.insert(backups).values({ takenAt: new Date() });
    if (command.try) await db.insert(restoreTrials).values({ triedAt: new Date() });
    return 0;
  } finally {
    await database.close();
  }
}

async function examine(parts: Parameters<typeof doctor>[0]): Promise<number> {
  const { lines, isWell } = await doctor(parts);
  for (const line of lines) say(line);
  return isWell ? 0 : 1;
}

async function appoint(db: Database, { subject: email, remove }: Command): Promise<void> {
  const isKnown = await appointOperator(db, { email, since: remove ? null : new Date() });
  if (!isKnown) throw new CommandRefused(`There is no account of ${email}. Sign up at /auth first.`);
  if (remove) say(`${email} is no longer an operator.`);
  else say(`${email} is an operator. Set up a second factor at /dashboard/profile, then open /operator.`);
}

async function writeRefusalCase(db: Database, { subject: photoId, check }: Command): Promise<void> {
  if (!isCheckId(check)) throw new CommandRefused(`There is no check ${check}.`);
  const refused = await readRefusedPhoto(db, photoId, check);
  if (!refused) throw new CommandRefused(`There is no photo ${photoId}.`);
  process.stdout.write(`${JSON.stringify(refused, null, 2)}\n`);
}

async function moveData(command: Command, places: BackupPlaces, log: Parameters<typeof tryRestore>[2]) {
  const { name, subject } = command;
  const path = resolve(subject);
  await places.storage.check();
  const move = () => {
    if (name === 'backup') return takeBackup(places, path);
    return command.try ? tryRestore(places.env, path, log) : restoreBackup(places, path, command);
  };
  const { takenAt, tables, files } = await move();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const done = command.try ? 'Restored on trial' : 'Restored';
  const what = name === 'backup' ? `Backed up to ${path}` : `${done} from ${path}`;
  say(`${what}: ${rows} rows of ${tables.length} tables as of ${takenAt}, ${files} files.`);
  if (name === 'backup') say('Keep it as safe as the service itself: faces and secrets are in it.');
}

class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

function isRefusal(error: unknown): error is Error {
  return [BackupRefused, CommandRefused, EnvironmentError].some((kind) => error instanceof kind);
}

function sentenceOf(error: unknown, env: Environment | undefined): string {
  if (isRefusal(error)) return error.message;
  if (error instanceof ServiceError)
    return `The storage cannot be reached: ${(error.cause as Error)?.message}.`;
  const known = env && startFailure(error, env);
  return known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

process.exitCode = await operate(process.argv.slice(2));
