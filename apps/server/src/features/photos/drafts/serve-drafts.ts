import { discardDraft, getDraft } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DraftParts, draftJson } from './draft-json.ts';
import { deleteDraft, findDraft } from './drafts.ts';

interface DraftOperationsParts extends DraftParts, Pick<Platform, 'callers'> {}

/** A caller without a session has no draft, which is not an error. */
export function serveDrafts(app: FastifyInstance, parts: DraftOperationsParts): void {
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
