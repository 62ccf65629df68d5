import { discardDraft, getDraft } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import { type DraftParts, draftJson } from './draft-json.ts';
import { deleteDraft, findDraft } from './drafts.ts';

/** A caller without a session has no draft, which is not an error. */
export function serveDrafts(app: FastifyInstance, parts: DraftParts): void {
  const { db } = parts;
  serve(app, getDraft, async (request, reply) => {
    const caller = await app.callers.of(request);
    const row = caller && (await findDraft(db, caller.owner));
    reply.header('cache-control', 'private, no-store');
    return { draft: row ? await draftJson(parts, row) : null };
  });
  serve(app, discardDraft, async (request) => {
    const caller = await app.callers.of(request);
    if (caller) await deleteDraft(db, caller.owner);
    return { discarded: true as const };
  });
}
