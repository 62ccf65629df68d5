import { discardDraft, getDraft } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import { draftJson } from '../drafts/draft-json.ts';
import { deleteDraft, findDraft } from '../drafts/drafts.ts';
import type { PhotosParts } from './photos-parts.ts';

/** A caller without a session has no draft, which is not an error. */
export function serveDrafts(app: FastifyInstance, parts: PhotosParts): void {
  const { db, callers } = parts;
  serve(app, getDraft, async (request, reply) => {
    const caller = await callers.of(request);
    const row = caller && (await findDraft(db, caller.owner));
    reply.header('cache-control', 'private, no-store');
    return { draft: row ? await draftJson(parts, row) : null };
  });
  serve(app, discardDraft, async (request) => {
    const caller = await callers.of(request);
    if (caller) await deleteDraft(db, caller.owner);
    return { discarded: true as const };
  });
}
