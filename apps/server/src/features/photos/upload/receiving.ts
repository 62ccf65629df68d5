import { join } from 'node:path';
import type { Environment } from '../../../platform/env.ts';
import { createPlaces, type Places } from '../../../platform/limits/places.ts';
import { type Drafts, openDrafts } from '../../../platform/storage/drafts.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';

/** Resources shared by everything that receives files. */
export interface Receiving {
  freeSpace: FreeSpace;
  drafts: Drafts;
  /** Concurrent uploads in total and per address. */
  places: Places;
}

export async function openReceiving(env: Environment, freeSpace: FreeSpace): Promise<Receiving> {
  return {
    freeSpace,
    drafts: await openDrafts(join(env.DATA_DIR, 'uploads')),
    places: createPlaces({ total: env.UPLOADS, perKey: env.UPLOADS_PER_ADDRESS }),
  };
}
