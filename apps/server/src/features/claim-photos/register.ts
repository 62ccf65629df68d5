import { claimPhotos } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/route.ts';
import type { GalleryParts } from '../photos/index.ts';
import { claim } from './claim.ts';

export function registerClaimPhotos(app: FastifyInstance, parts: Omit<GalleryParts, 'clock'>): void {
  const { storage, db, callers } = parts;
  serve(app, claimPhotos, async (request) => {
    const { userId, session } = await callers.requireUser(request);
    const claimed = session === undefined ? 0 : await claim({ storage, db }, { session, userId });
    return { claimed };
  });
}
