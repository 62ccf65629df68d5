import { appoint } from './operate/appoint.ts';
import { type Command, readCommand, usage } from './operate/command.ts';
import { examine } from './operate/examine.ts';
import { isRefusal, sentenceOf } from './operate/failure-sentence.ts';
import { moveData } from './operate/move-data.ts';
import { say } from './operate/say.ts';
import { writeRefusalCase } from './operate/write-refusal-case.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { type Environment, readEnvironment } from './platform/env.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createSignedLinks } from './platform/storage/signed-links.ts';
import { seed } from './seed.ts';

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

async function carryOut(command: Command, env: Environment): Promise<number> {
  const tell = (line: object, message: string) => {
    if ('err' in line) say(`${message}: ${(line.err as Error).message}`);
  };
  const log = { info: () => undefined, warn: tell, error: tell } as never;
  const links = createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now });
  const open = {
    storage: () => openStorage({ env, links, log }),
    database: () =>
      openDatabase({
        url: env.DATABASE_URL,
        dataDir: env.DATA_DIR,
        folder: env.DATABASE_DIR,
        connectionsMax: 2,
        seed,
        log,
      }),
  };
  if (command.name === 'doctor') return examine(env, open);
  const storage = await open.storage();
  const database = await open.database();
  try {
    const { db, pool } = database;
    if (command.name === 'refusal-case') await writeRefusalCase(db, command);
    else if (command.name === 'operator') await appoint(db, command);
    else await moveData(command, { env, storage, pool, db, log });
    return 0;
  } finally {
    await database.close();
  }
}

process.exitCode = await operate(process.argv.slice(2));
