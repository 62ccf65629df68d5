import { randomUUID } from 'node:crypto';
import type { PackageFeature, PreviewReason } from '@vesika/contract';
import type { MadePhoto } from '@vesika/engine';
import type { Answers, TouchUp, Verdict } from '@vesika/report';
import type { DocumentType } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import { lockAccount } from '../../../account/account.ts';
import { loadFeatures } from '../../../account/package-features.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { type PhotoWish, type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import { countKeyUse, type Payer } from '../../credits/index.ts';
import type { Requirement } from '../../requirements/index.ts';
import { deletePhotoFiles, keyOf, pictureKey } from '../files/photo-files.ts';
import { folderOwner, isClean, payerOfPhoto } from '../files/photo-rows.ts';
import { photoFileKey } from '../files/picture-keys.ts';
import { costsNothing, payForPhoto, refusalToPay } from '../payment/pay-for-photo.ts';
import type { PreviewLimits, PreviewViewer } from '../payment/preview-limits.ts';
import { percentPassed } from '../rules/judging.ts';
import { keepRulesVersion, type RulesVersion, rulesVersionOf } from '../rules/rules-version.ts';
import type { FreshPictures } from './fresh-pictures.ts';

export interface NewPhoto {
  viewer: PreviewViewer;
  original: StorageKey;
  originalSha256: string;
  documentType: DocumentType;
  requirement: Pick<Requirement, 'requirement' | 'basis'>;
  childAgeYears: number | null;
  answers: Answers;
  touchUp: TouchUp;
  /** Store nothing if nobody can pay. Photos that fail a check are stored but never charged. */
  paidOnly?: boolean;
  /** The caller takes the photo even with undetermined checks. Otherwise such a photo waits until it is unlocked. */
  takesUndetermined?: boolean;
  /** The API key that asked. Photos of a test key cost nothing and stay previews for everybody else. */
  key?: { id: string; isTest: boolean } | undefined;
  personName: string | null;
  reference?: string | undefined;
  wish: PhotoWish;
  made: MadePhoto;
  isOfBatch?: boolean;
}

export interface RecordedPhoto {
  row: UserPhotoRow;
  previewReason: PreviewReason | null;
  features: ReadonlySet<PackageFeature>;
}

/**
 * The transaction that records the photo decides who pays: either there is a row with all files and its payment, or nothing.
 */
export type RecordPhoto = (
  photo: NewPhoto,
  within?: (tx: Database, recorded: RecordedPhoto) => Promise<void>,
) => Promise<RecordedPhoto>;

interface RecordPhotoParts extends Pick<Platform, 'storage' | 'db' | 'clock'> {
  previewLimits: PreviewLimits;
  freshPictures: FreshPictures;
}

export function createRecordPhoto(parts: RecordPhotoParts): RecordPhoto {
  const { storage, db, clock, previewLimits, freshPictures } = parts;

  return async (photo, within) => {
    const rules = rulesVersionOf(photo.requirement.requirement);
    const row = unpaidRow(photo, rules, new Date(clock()));
    try {
      await putFiles(row, photo);
      const recorded = await db.transaction(async (tx) => {
        const decided = await decideAndRecord(tx, row, { ...photo, rules });
        await within?.(tx, decided);
        return decided;
      });
      freshPictures.keep(pictureKey(recorded.row), shownPicture(recorded, photo));
      return recorded;
    } catch (error) {
      await deleteUnlessRecorded(row);
      throw error;
    }
  };

  /** Writes all files concurrently; when this throws, no write is pending. */
  async function putFiles(row: UserPhotoRow, { made }: NewPhoto): Promise<void> {
    const puts = await Promise.allSettled([
      ...made.files.map(({ format, bytes }) => storage.put(keyOf(row, `photo.${format}`), bytes)),
      storage.put(keyOf(row, 'thumbnail.jpg'), made.thumbnail),
      storage.put(keyOf(row, 'proof.png'), made.proofMap),
      // A clean photo needs its preview too, because its payment may be refunded.
      storage.put(keyOf(row, 'preview.jpg'), made.preview),
    ]);
    for (const put of puts) if (put.status === 'rejected') throw put.reason;
  }

  async function decideAndRecord(
    tx: Database,
    row: UserPhotoRow,
    { viewer, rules, paidOnly = false, isOfBatch = false, ...photo }: NewPhoto & { rules: RulesVersion },
  ): Promise<RecordedPhoto> {
    const { createdAt: now } = row;
    const payer = await payerOfPhoto(tx, row);
    if (payer !== null && !(await lockAccount(tx, payer.userId))) throw new ServiceError('sign-in-required');
    await keepRulesVersion(tx, rules, now);
    await tx.insert(userPhotos).values(row);
    if (photo.key) await countKeyUse(tx, { keyId: photo.key.id, use: 'photos', now });
    if (photo.key?.isTest) {
      await previewLimits.count(tx, viewer, row);
      return { row, previewReason: freeOf(row.report, photo), features: new Set() };
    }
    const paid = await pay(tx, row, payer, photo);
    if (!('refused' in paid)) {
      const featuresOf = await loadFeatures(tx, payer?.userId ?? null, now);
      return { row: paid, previewReason: null, features: featuresOf(paid) };
    }
    if (paidOnly) {
      if (paid.refused !== 'check-failed' && paid.refused !== 'check-undetermined')
        throw new ServiceError('payment-required', { reason: paid.refused });
    } else if (!isOfBatch) await previewLimits.count(tx, viewer, row);
    return { row, previewReason: paid.refused, features: new Set() };
  }

  /** The commit may have succeeded although its answer was lost. If that cannot be determined, expiry cleans up. */
  async function deleteUnlessRecorded(row: UserPhotoRow): Promise<void> {
    try {
      const found = await db.select().from(userPhotos).where(eq(userPhotos.id, row.id));
      if (found.length === 0) await deletePhotoFiles(storage, folderOwner(row), row.id);
    } catch {}
  }
}

function shownPicture({ row }: RecordedPhoto, { made }: NewPhoto): Buffer {
  const clean = made.files.find(({ format }) => format === 'jpg')?.bytes;
  return isClean(row) && clean ? clean : made.preview;
}

/**
 * A photo that fails a check is neither charged nor uses up a free revision. One with an undetermined check takes no
 * credit before its owner takes it.
 */
async function pay(tx: Database, row: UserPhotoRow, payer: Payer | null, terms: PaymentTerms) {
  const { id: photoId, createdAt: now, report } = row;
  const unpaid = freeOf(report, terms);
  if (unpaid === 'check-failed') return { refused: unpaid };
  if (payer === null) return { refused: 'sign-in-required' as const };
  const photo = { ...row, ...payer, photoId, reason: 'photo' as const, keyId: terms.key?.id, now };
  if (unpaid !== null && !(await costsNothing(tx, photo)))
    return { refused: (await refusalToPay(tx, photo)) ?? unpaid };
  return payForPhoto(tx, photo);
}

type Unpaid = Extract<PreviewReason, 'check-failed' | 'check-undetermined'>;
type PaymentTerms = Pick<NewPhoto, 'takesUndetermined' | 'key'>;

function freeOf(
  { checks }: UserPhotoRow['report'],
  { takesUndetermined = false }: PaymentTerms,
): Unpaid | null {
  const has = (wanted: Verdict) => checks.some(({ verdict }) => verdict === wanted);
  if (has('fail')) return 'check-failed';
  return !takesUndetermined && has('undetermined') ? 'check-undetermined' : null;
}

function unpaidRow(photo: NewPhoto, rules: RulesVersion, now: Date): UserPhotoRow {
  const { viewer, original, originalSha256, documentType, made } = photo;
  const { childAgeYears, answers, touchUp, personName, wish } = photo;
  const { requirement, basis } = photo.requirement;
  const { owner, userId } = viewer;
  const { countryCode, variant, size } = requirement;
  const id = randomUUID();
  return {
    id,
    userId,
    sessionId: userId === null ? owner : null,
    originalPhotoUrl: original,
    processedPhotoUrl: photoFileKey(owner, id, 'photo.jpg'),
    countryCode,
    documentType,
    variant,
    widthMm: size.widthMm,
    heightMm: size.heightMm,
    processingStatus: 'completed',
    processedAt: now,
    createdAt: now,
    originalSha256,
    report: made.report,
    aiValidationScore: percentPassed(made.report),
    unlockedAt: null,
    paidBy: null,
    userPackageId: null,
    childAgeYears,
    answers,
    touchUp,
    personName,
    reference: photo.reference ?? null,
    wish,
    requirementSha256: rules.sha256,
    requirementBasis: basis,
    testStatus: testStatusOf(photo),
    face: made.face,
  };
}

function testStatusOf(photo: NewPhoto): UserPhotoRow['testStatus'] {
  if (!photo.key?.isTest) return null;
  return freeOf(photo.made.report, photo) === null ? 'finished' : 'preview';
}
