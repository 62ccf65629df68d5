import { isCheckId, readRefusedPhoto } from '../features/photos/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Command } from './command.ts';
import { CommandRefused } from './command-refused.ts';

export async function writeRefusalCase(db: Database, { subject: photoId, check }: Command): Promise<void> {
  if (!isCheckId(check)) throw new CommandRefused(`There is no check ${check}.`);
  const refused = await readRefusedPhoto(db, photoId, check);
  if (!refused) throw new CommandRefused(`There is no photo ${photoId}.`);
  process.stdout.write(`${JSON.stringify(refused, null, 2)}\n`);
}
