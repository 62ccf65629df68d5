import type { CheckedPhoto, checkPhotoRequestSchema } from '@vesika/contract';
import type { PhotoCheck } from '@vesika/report';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { storedOriginals } from '../../../../platform/database/schema/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Fingerprint } from '../../../../platform/secrets/fingerprint.ts';
import type { StorageKey } from '../../../../platform/storage/storage-key.ts';
import { payerOf } from '../../../credits/index.ts';
import type { RequirementLookup } from '../../../requirements/index.ts';
import { keepChoices } from '../../drafts/drafts.ts';
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

export type CheckPhoto = (
  asked: CheckPhotoRequest,
  requester: Requester,
  watch: Pick<JobWatch, 'requestId' | 'signal'>,
) => Promise<CheckedPhoto>;

interface PhotoCheckingParts extends Pick<Platform, 'db' | 'clock' | 'storage'> {
  jobDesk: JobDesk;
  previewLimits: PreviewLimits;
  requirementFor: RequirementLookup;
  fingerprint: Fingerprint;
}

export function createPhotoChecking(parts: PhotoCheckingParts): CheckPhoto {
  const { db, clock, storage, jobDesk, previewLimits, fingerprint } = parts;

  return async (asked, requester, watch) => {
    const { caller } = requester;
    // A portrait is judged by the photo that would be made of it.
    const wanted = { ...asked, cropOnly: false, background: 'auto' as const };
    const accepted = await acceptOriginal(parts, wanted, requester);
    await keepChoices(db, caller, choicesOf(wanted, accepted, clock));
    const { original, requirement } = accepted;
    const request = engineRequest(wanted, requirement);
    const rulesSha256 = rulesVersionOf(requirement.requirement).sha256;
    const before = await finishedCheckBefore(storage, original, rulesSha256);
    const known = before && asMeant(before, asked);
    const check = known ? judgedAnew(known, request) : await look();
    return { success: true, errorType: null, check, requirement: requirementSummary(requirement) };

    async function look(): Promise<PhotoCheck> {
      const settle = await requireLook(asked, requester, accepted);
      const picture = { original, request, fileBytes: await sentBytesOf(original) };
      const seen = await jobDesk.order<'check'>(
        { kind: 'check', ...picture, meaning: asked.meaning ?? null },
        {
          ...watch,
          priority: await processingPriority(db, caller, new Date(clock())),
          requester: { owner: caller.owner, address: requester.address },
        },
      );
      await settle();
      if (seen.meaning === 'finished')
        await keepFinishedCheck(storage, original, { rulesSha256, check: seen });
      return seen;
    }
  };

  async function requireLook(
    { documentType }: CheckPhotoRequest,
    { caller, address }: Requester,
    { originalSha256, requirement }: AcceptedOriginal,
  ): Promise<() => Promise<void>> {
    const { countryCode, variant } = requirement.requirement;
    const photo = { originalSha256, countryCode, documentType, variant, face: null };
    const payer = await payerOf(db, caller);
    const now = new Date(clock());
    if (payer !== null && (await couldPayForPhoto(db, { userId: payer, ...photo, now })))
      return async () => {};
    const userId = caller.kind === 'user' ? caller.userId : null;
    const viewer = { owner: caller.owner, userId, address: fingerprint(address) };
    if (await previewLimits.isUsedUp(db, viewer, photo)) throw previewsUsedUp();
    return () => db.transaction((tx) => previewLimits.count(tx, viewer, photo));
  }

  async function sentBytesOf(original: StorageKey): Promise<number | null> {
    const [noted] = await db.select().from(storedOriginals).where(eq(storedOriginals.key, original));
    return noted?.sentBytes ?? null;
  }
}

function asMeant(before: FinishedCheck, { meaning }: CheckPhotoRequest): FinishedCheck | undefined {
  if (meaning === 'finished') return { ...before, sign: 'told' };
  return meaning === undefined && before.sign !== 'told' ? before : undefined;
}
