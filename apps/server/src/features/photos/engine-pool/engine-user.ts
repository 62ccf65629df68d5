import type { FastifyBaseLogger } from 'fastify';
import { isReachableByAll } from '../../../platform/database/embedded/places.ts';

/** Hostile pictures are decoded by a user without access to other pictures or the database; only root can switch. */
export async function engineUser(
  uid: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number | undefined> {
  if (process.getuid?.() !== 0 || uid === 0) return undefined;
  // Fonts and libraries are read lazily and must be readable for that user.
  if (await isReachableByAll(import.meta.dirname)) return uid;
  log.warn('the engine stays root: others cannot enter the folder of the program');
  return undefined;
}

export function becomeUser(uid: number | undefined): void {
  if (uid === undefined) return;
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}
