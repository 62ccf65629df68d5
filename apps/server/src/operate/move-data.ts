import { resolve } from 'node:path';
import {
  type BackupPlaces,
  noteBackup,
  noteRestoreTrial,
  restoreBackup,
  takeBackup,
  tryRestore,
} from '../features/backup/index.ts';
import type { Database } from '../platform/database/database.ts';
import { seed } from '../seed.ts';
import type { Command } from './command.ts';
import { say } from './say.ts';

interface Parts extends BackupPlaces {
  db: Database;
  log: Parameters<typeof tryRestore>[2]['log'];
}

export async function moveData(command: Command, { db, log, ...places }: Parts) {
  const { name, subject } = command;
  const path = resolve(subject);
  await places.storage.check();
  const restore = async () => {
    // Without our seal, only a restore shows whether its rows can be loaded.
    if (command.replace && command.foreign) await tryRestore(places.env, path, { foreign: true, seed, log });
    return restoreBackup(places, path, command);
  };
  const move = () => {
    if (name === 'backup') return takeBackup(places, path);
    return command.try ? tryRestore(places.env, path, { ...command, seed, log }) : restore();
  };
  const { takenAt, tables, files } = await move();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const done = command.try ? 'Restored on trial' : 'Restored';
  const what = name === 'backup' ? `Backed up to ${path}` : `${done} from ${path}`;
  say(`${what}: ${rows} rows of ${tables.length} tables as of ${takenAt}, ${files} files.`);
  if (name === 'backup') await noteBackup(db, new Date());
  if (command.try) await noteRestoreTrial(db, new Date());
  if (name === 'backup') say('Keep it as safe as the service itself: faces and secrets are in it.');
}
