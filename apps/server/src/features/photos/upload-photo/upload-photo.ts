import { uploadPhoto } from '@vesika/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Callers } from '../../../platform/http/callers.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Counter } from '../../../platform/limits/counters.ts';
import type { Places } from '../../../platform/limits/places.ts';
import type { Drafts } from '../../../platform/storage/drafts.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { requireActive } from '../../requirements/active-countries.ts';
import { keepPicture } from '../drafts/drafts.ts';
import { storeOriginal } from '../originals.ts';
import { newPictureName, originalKey } from '../picture-keys.ts';
import { readUploadForm, type UploadPatience } from './read-upload-form.ts';
import { stripMetadata } from './strip-metadata/strip-metadata.ts';

interface UploadPhotoParts {
  db: Database;
  storage: Storage;
  drafts: Drafts;
  freeSpace: FreeSpace;
  callers: Callers;
  limits: RateLimits;
  /** Uploads under way, of all and of one address. */
  places: Places;
  /** Megabytes of one address in a day. */
  quota: Counter;
  patience: UploadPatience;
  clock: Clock;
}

export function serveUploadPhoto(app: FastifyInstance, parts: UploadPhotoParts): void {
  const { places, limits, freeSpace } = parts;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = places.take(addressOf(request));
    if (!leave) throw new ServiceError('busy', { retryAfterSeconds: 5 });
    try {
      await freeSpace.require();
      return await acceptUpload(parts, request, reply);
    } finally {
      leave();
    }
  };
  serve(app, uploadPhoto, handler, { onRequest: limits.hook() });
}

async function acceptUpload(parts: UploadPhotoParts, request: FastifyRequest, reply: FastifyReply) {
  const { db, storage, drafts, callers, quota, patience, clock } = parts;
  const { file, ...name } = await readUploadForm(request, drafts, patience);
  try {
    await requireActive(db, name.countryCode);
    const sent = await file.read();
    const { bytes, extension } = stripMetadata(sent);
    const retryAfterSeconds = await quota.take(addressOf(request), Math.ceil(bytes.length / 2 ** 20));
    if (retryAfterSeconds !== undefined) throw new ServiceError('rate-limited', { retryAfterSeconds });
    const caller = await callers.open(request, reply);
    const path = originalKey(caller.owner, newPictureName(name, clock), extension);
    const now = new Date(clock());
    await storeOriginal(parts, caller, { key: path, bytes, sentBytes: sent.length, now });
    await keepPicture(db, caller, { original: path, ...name, now });
    return { imageUrl: storage.link(path), path };
  } finally {
    await file.discard();
  }
}
