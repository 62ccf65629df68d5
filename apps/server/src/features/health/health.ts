import { healthz, readyz } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serve } from '../../platform/http/route.ts';
import type { FreeSpace } from '../../platform/storage/free-space.ts';

interface HealthParts {
  photoMaker: { isReady(): boolean };
  database: { ping(): Promise<void> };
  freeSpace: FreeSpace;
}

/** Whoever asks whether we are ready asks again soon and does not wait long. */
const pingMsMax = 2000;

export function serveHealth(app: FastifyInstance, { photoMaker, database, freeSpace }: HealthParts): void {
  serve(app, healthz, async () => ({ status: 'ok' }) as const);
  serve(app, readyz, async () => {
    if (!photoMaker.isReady()) throw new ServiceError('engine-unavailable');
    await inTime(database.ping());
    await freeSpace.require();
    return { status: 'ready' } as const;
  });
}

/** Throws database-unavailable. */
async function inTime(ping: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${pingMsMax} ms`)), pingMsMax);
  });
  try {
    await Promise.race([ping, late]);
  } catch (cause) {
    throw new ServiceError('database-unavailable', {}, { cause });
  } finally {
    clearTimeout(timer);
  }
}
