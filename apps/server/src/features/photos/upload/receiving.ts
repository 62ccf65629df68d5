import { join } from 'node:path';
import type { Environment } from '../../../platform/env.ts';
import { createPlaces, type Places } from '../../../platform/limits/places.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';
import { openTemporaryUploads, type TemporaryUploads } from '../../../platform/storage/temporary-uploads.ts';

export interface Receiving {
  freeSpace: FreeSpace;
  temporaryUploads: TemporaryUploads;
  places: Places;
}

export async function openReceiving(env: Environment, freeSpace: FreeSpace): Promise<Receiving> {
  return {
    freeSpace,
    temporaryUploads: await openTemporaryUploads(join(env.DATA_DIR, 'uploads')),
    places: createPlaces({ total: env.UPLOADS, perKey: env.UPLOADS_PER_ADDRESS }),
  };
}
