import { healthz, readyz } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { serve } from '../../platform/http/route.ts';
import type { FreeSpace } from '../../platform/storage/free-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';

interface HealthParts {
  photoMaker: { isReady(): boolean };
  isClosing?: () => boolean;
  database: { ping(): Promise<void> };
  storage: Pick<Storage, 'check'>;
  freeSpace: FreeSpace;
}

/** Health checks are frequent and have short timeouts. */
const answerMsMax = 2000;

export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  const { photoMaker, isClosing, database, storage, freeSpace } = parts;
  serve(app, healthz, async () => ({ status: 'ok' }) as const);
  serve(app, readyz, async () => {
    if (isClosing?.() || !photoMaker.isReady()) throw new ServiceError('engine-unavailable');
    await inTime('database-unavailable', database.ping());
    await inTime('storage-unavailable', storage.check());
    await freeSpace.require();
    return { status: 'ready' } as const;
  });
}

async function inTime(
  away: 'database-unavailable' | 'storage-unavailable',
  probe: Promise<void>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerMsMax} ms`)), answerMsMax);
  });
  try {
    await Promise.race([probe, late]);
  } catch (cause) {
    throw new ServiceError(away, {}, { cause });
  } finally {
    clearTimeout(timer);
  }
}
