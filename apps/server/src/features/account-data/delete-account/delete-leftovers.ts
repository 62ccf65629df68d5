import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/index.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { deleteOwnerFiles } from '../../photos/owner-files.ts';
import { ownerOf, picturesRoot } from '../../photos/picture-keys.ts';

/**
 * Files of accounts that are gone: of one whose deletion was cut short, or of a photo that was being made
 * meanwhile. An account always comes before its first file, so that none is taken for a leftover too early.
 */
export async function deleteLeftovers(storage: Storage, db: Database): Promise<void> {
  const owners = await accountsWithFiles(storage);
  if (owners.length === 0) return;
  const there = await db.select({ id: users.id }).from(users).where(inArray(users.id, owners));
  const known = new Set(there.map(({ id }) => id));
  for (const owner of owners) if (!known.has(owner)) await deleteOwnerFiles(storage, owner);
}

async function accountsWithFiles(storage: Storage): Promise<string[]> {
  const owners = new Set<string>();
  for await (const { key } of storage.list(picturesRoot)) owners.add(ownerOf(key) ?? '');
  return [...owners].filter((owner) => uuidPattern.test(owner));
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
