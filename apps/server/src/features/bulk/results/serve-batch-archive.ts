import { batchArchive } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../platform/clock/durations.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serveUser } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { requireBatch } from '../batch-rows.ts';
import type { BulkParts } from '../bulk-parts.ts';
import { streamResults } from './stream-results.ts';

export function serveBatchArchive(app: FastifyInstance, parts: BulkParts): void {
  const { db, clock } = parts;
  serveUser(app, batchArchive, async (request, { userId, owner }, reply) => {
    const batch = await requireBatch(db, userId, request.params.batchId);
    const requester = { owner, address: addressOf(request) };
    const options = { ...request.query, requester, requestId: request.id, now: new Date(clock()) };
    const about = { type: 'application/zip', fileName: archiveName(batch.name, batch.createdAt) };
    return sendFile(reply, about, streamResults(parts, batch, options));
  });
}

/** Headers are limited to ASCII, so the batch's name is only inside the ZIP. */
function archiveName(name: string, createdAt: Date): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return ['vesika', ...(plain ? [plain] : []), dayOf(createdAt)].join('-').concat('.zip');
}
