import type { CheckedPhoto, checkPhotoRequestSchema } from '@vesika/contract';
import type { PhotoRequest } from '@vesika/engine';
import type { PhotoCheck } from '@vesika/report';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Fingerprint } from '../../../../platform/secrets/fingerprint.ts';
import type { StorageKey } from '../../../../platform/storage/storage-key.ts';
import { storedOriginals } from '../../../../schema/index.ts';
import { payerOf } from '../../../credits/index.ts';
import type { RequirementLookup } from '../../../requirements/index.ts';
import { keepDraft } from '../../drafts/drafts.ts';
import type { JobDesk, JobWatch } from '../../jobs/job-desk.ts';
import {
  type AcceptedOriginal,
  acceptOriginal,
  choicesOf,
  type Requester,
} from '../../originals/accept-original.ts';
import { couldPayForPhoto } from '../../payment/pay-for-photo.ts';
import { type PreviewLimits, previewsUsedUp } from '../../payment/preview-limits.ts';
import { requirementSummary } from '../../rules/requirement-summary.ts';
import { rulesVersionOf } from '../../rules/rules-version.ts';
import { engineRequest } from '../engine-request.ts';
import { processingPriority } from '../processing-priority.ts';
import { type FinishedCheck, finishedCheckBefore, judgedAnew, keepFinishedCheck } from './judged-before.ts';

type CheckPhotoRequest = z.output<typeof checkPhotoRequestSchema>;

export interface CheckingParts extends Pick<Platform, 'db' | 'clock' | 'storage'> {
  jobDesk: JobDesk;
  previewLimits: PreviewLimits;
  requirementFor: RequirementLookup;
  fingerprint: Fingerprint;
}

/** Judges a picture as it is: by an earlier check of the same file, or else by the engine. */
export async function checkedPhoto(
  parts: CheckingParts,
  asked: CheckPhotoRequest,
  requester: Requester,
  watch: JobWatch,
): Promise<CheckedPhoto> {
  const { db, clock, storage } = parts;
  // A portrait is judged by the photo that would be made of it.
  const wanted = { ...asked, cropOnly: false, background: 'auto' as const };
  const accepted = await acceptOriginal(parts, wanted, requester);
  await keepDraft(db, requester.caller, choicesOf(wanted, accepted, clock));
  const { original, requirement } = accepted;
  const request = engineRequest(wanted, requirement);
  const rulesSha256 = rulesVersionOf(requirement.requirement).sha256;
  const before = await finishedCheckBefore(storage, original, rulesSha256);
  const known = before && asMeant(before, asked);
  const check = known
    ? judgedAnew(known, request)
    : await look(parts, { ...accepted, request, asked, requester, watch });
  if (!known && check.meaning === 'finished')
    await keepFinishedCheck(storage, original, { rulesSha256, check });
  return { success: true, errorType: null, check, requirement: requirementSummary(requirement) };
}

interface Look extends AcceptedOriginal {
  request: PhotoRequest;
  asked: CheckPhotoRequest;
  requester: Requester;
  watch: JobWatch;
}

/** Counts as a preview, unless the photo could be paid for. */
async function look(parts: CheckingParts, wanted: Look): Promise<PhotoCheck> {
  const { db, clock, jobDesk, previewLimits, fingerprint } = parts;
  const { asked, original, originalSha256, requirement, request, watch } = wanted;
  const { caller, address } = wanted.requester;
  const now = new Date(clock());
  const { countryCode, variant } = requirement.requirement;
  const { documentType, meaning = null } = asked;
  const photo = { originalSha256, countryCode, documentType, variant, face: null };
  const payer = await payerOf(db, caller);
  const isPaid = payer !== null && (await couldPayForPhoto(db, { ...payer, ...photo, now }));
  const userId = caller.kind === 'user' ? caller.userId : null;
  const viewer = { owner: caller.owner, userId, address: fingerprint(address) };
  if (!isPaid && (await previewLimits.isUsedUp(db, viewer, photo))) throw previewsUsedUp();
  const picture = { original, request, fileBytes: await sentBytesOf(db, original) };
  const priority = await processingPriority(db, caller, now);
  const seen = await jobDesk.order<'check'>({ kind: 'check', ...picture, meaning }, { ...watch, priority });
  if (!isPaid) await db.transaction((tx) => previewLimits.count(tx, viewer, photo));
  return seen;
}

async function sentBytesOf(db: Database, original: StorageKey): Promise<number | null> {
  const [noted] = await db.select().from(storedOriginals).where(eq(storedOriginals.key, original));
  return noted?.sentBytes ?? null;
}

function asMeant(before: FinishedCheck, { meaning }: CheckPhotoRequest): FinishedCheck | undefined {
  if (meaning === 'finished') return { ...before, sign: 'told' };
  return meaning === undefined && before.sign !== 'told' ? before : undefined;
}
