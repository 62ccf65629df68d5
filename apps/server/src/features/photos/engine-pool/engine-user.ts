import type { FastifyBaseLogger } from 'fastify';
import { isReachableByAll } from '../../../platform/database/embedded/owner.ts';

/**
 * Whom an engine process becomes once its models are open: hostile pictures are decoded by somebody who owns
 * nothing, neither the pictures of others nor the database. Only root can arrange that; undefined elsewhere.
 */
export async function engineUser(
  uid: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number | undefined> {
  if (process.getuid?.() !== 0 || uid === 0) return undefined;
  // Fonts and libraries are read when they are first needed.
  if (await isReachableByAll(import.meta.dirname)) return uid;
  log.warn('the engine stays root: others cannot enter the folder of the program');
  return undefined;
}

/** In the engine process. */
export function becomeUser(uid: number | undefined): void {
  if (uid === undefined) return;
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}
