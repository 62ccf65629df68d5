import { uploadPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Callers } from '../../../platform/http/callers.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { requireActive } from '../../requirements/active-countries.ts';
import { newPictureName, originalKey } from '../picture-keys.ts';
import { readUploadForm } from './read-upload-form.ts';
import { stripMetadata } from './strip-metadata/strip-metadata.ts';

interface UploadPhotoParts {
  db: Database;
  storage: Storage;
  callers: Callers;
  limits: RateLimits;
  clock: Clock;
}

export function serveUploadPhoto(app: FastifyInstance, parts: UploadPhotoParts): void {
  const { db, storage, callers, limits, clock } = parts;
  const handler = async (
    request: Parameters<typeof readUploadForm>[0],
    reply: Parameters<Callers['open']>[1],
  ) => {
    const { file, ...name } = await readUploadForm(request);
    await requireActive(db, name.countryCode);
    const { bytes, extension } = stripMetadata(file);
    const { owner } = await callers.open(request, reply);
    const path = originalKey(owner, newPictureName(name, clock), extension);
    await storage.put(path, bytes);
    return { imageUrl: storage.link(path), path };
  };
  serve(app, uploadPhoto, handler, { onRequest: limits.hook() });
}
