import { discardDraft, getDraft, type PreviewReason, type ProcessedPhoto } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loadFeatures } from '../../../account/package-features.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseStorageKey } from '../../../platform/storage/storage-key.ts';
import { type DraftRow, type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import type { RequirementLookup } from '../../requirements/index.ts';
import { finishedFiles, keyOf, pictureKey } from '../files/photo-files.ts';
import { accountOfPhoto, isClean } from '../files/photo-rows.ts';
import { requirementSummary } from '../rules/requirement-summary.ts';
import { rulesOfPhoto } from '../rules/rules-of-photo.ts';
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

interface DraftParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  requirementFor: RequirementLookup;
}

async function draftJson(parts: DraftParts, row: DraftRow) {
  return { ...row, imageUrl: await imageUrlOf(parts, row), photo: await photoOf(parts, row) };
}

async function imageUrlOf({ storage }: DraftParts, { originalPhotoUrl }: DraftRow): Promise<string | null> {
  const key = originalPhotoUrl === null ? undefined : parseStorageKey(originalPhotoUrl);
  return key && (await storage.bytesOf(key)) !== undefined ? storage.link(key) : null;
}

async function photoOf(parts: DraftParts, { photoId }: DraftRow): Promise<ProcessedPhoto | null> {
  if (photoId === null) return null;
  const [row] = await parts.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
  return row ? processedPhoto(parts, row) : null;
}

async function processedPhoto(parts: DraftParts, row: UserPhotoRow): Promise<ProcessedPhoto | null> {
  const { db, storage, clock, requirementFor } = parts;
  const picture = await storage.get(pictureKey(row));
  if (!picture) return null;
  const { version, basis } = await rulesOfPhoto(db, row, requirementFor);
  const features = (await loadFeatures(db, await accountOfPhoto(db, row), new Date(clock())))(row);
  return {
    success: true,
    errorType: null,
    photoId: row.id,
    state: isClean(row) ? 'clean' : 'preview',
    paidBy: row.paidBy,
    previewReason: isClean(row) ? null : previewReason(row),
    processedImageBase64: `data:image/jpeg;base64,${picture.toString('base64')}`,
    report: row.report,
    proofUrl: storage.link(keyOf(row, 'proof.png')),
    files: await finishedFiles(storage, row, features),
    sheet: isClean(row) && features.has('print-pdf'),
    requirement: requirementSummary({ requirement: version.record, basis }),
  };
}

/** The page queries what can pay, because it knows more by then. */
function previewReason({ report, userId }: UserPhotoRow): PreviewReason {
  if (report.checks.some(({ verdict }) => verdict === 'fail')) return 'check-failed';
  return userId === null ? 'sign-in-required' : 'no-package';
}
