import { noteCommand } from '../features/operator/index.ts';
import { findReporter, isCheckId, readRefusedPhoto } from '../features/photos/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Command } from './command.ts';
import { CommandRefused } from './command.ts';

/** The log of the desk names the photo before its measures are printed. */
export async function writeRefusalCase(db: Database, { subject: photoId, check }: Command): Promise<void> {
  if (!isCheckId(check)) throw new CommandRefused('check-unknown', `There is no check ${check}.`);
  const refused = await readRefusedPhoto(db, photoId, check);
  if (!refused) throw new CommandRefused('photo-not-found', `There is no photo ${photoId}.`);
  const personId = await findReporter(db, photoId);
  if (personId === undefined) {
    throw new CommandRefused('photo-not-refused', `Nobody has reported a refusal of the photo ${photoId}.`);
  }
  await noteCommand(db, { operation: 'refusalCase', personId, facts: { photoId, check } });
  process.stdout.write(`${JSON.stringify(refused, null, 2)}\n`);
}
