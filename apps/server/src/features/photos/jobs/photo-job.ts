import type { ErrorCode, PackageFeature, PreviewReason } from '@vesika/contract';
import type { PhotoRequest } from '@vesika/engine';
import type { CertificateRequest } from '@vesika/engine/certificate';
import type { SignatureRequest } from '@vesika/engine/signature';
import type { Meaning, OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type { ErrorFacts } from '../../../platform/errors/service-error.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { Choices } from '../drafts/drafts.ts';
import type { SheetRequest } from '../engine-pool/protocol.ts';
import type { NewPhoto } from '../record/record-photo.ts';

/** Stored in the database as JSON, so pictures are referenced by storage key. */

export type JobTask =
  | {
      kind: 'photo';
      request: PhotoRequest;
      about: Omit<NewPhoto, 'made' | 'isOfBatch'>;
      choices: Omit<Choices, 'now'> | null;
      bulk?: BulkPlace;
      /** The job of the API that it belongs to. */
      apiJobId?: string;
    }
  | { kind: 'inspection'; request: PhotoRequest; original: StorageKey }
  | {
      kind: 'check';
      request: PhotoRequest;
      original: StorageKey;
      meaning: Meaning | null;
      fileBytes: number | null;
    }
  | { kind: 'sheet'; order: StoredSheet }
  | { kind: 'certificate'; order: Stored<Omit<CertificateRequest, 'date'>> & { date: string } }
  | {
      kind: 'signature';
      request: Omit<SignatureRequest, 'photo'>;
      original: StorageKey;
      /** Shown above the signature. */
      photo?: StorageKey;
    }
  | { kind: 'heic'; original: StorageKey };

export interface BulkPlace {
  batchId: string;
  itemId: string;
}

type StoredSheet = Omit<SheetRequest, 'photos'> & { photos: Stored<SheetRequest['photos'][number]>[] };
type Stored<T extends { photo: Buffer }> = Omit<T, 'photo'> & { photo: StorageKey };

export interface JobResults {
  photo: { photoId: string; previewReason: PreviewReason | null; features: PackageFeature[] };
  inspection: OriginalReport;
  check: PhotoCheck;
  sheet: StorageKey;
  certificate: StorageKey;
  signature: { file: StorageKey; isWithinLimits: boolean };
  heic: StorageKey;
  page: StorageKey;
}

export interface Job {
  task: JobTask;
  requester: Requester;
  askedBy: string;
  requestId: string;
}

export interface Requester {
  owner: string;
  address: string;
}

export type ProcessingPriority = 'bulk' | 'standard' | 'fast' | 'instant';

export type JobOutcome =
  | { ok: true; result: JobResults[JobTask['kind']] }
  | { ok: false; code: ErrorCode; facts: ErrorFacts };

/** Notifications between processes, which may be lost. */
export type JobNotification =
  | { kind: 'waiting' }
  | { kind: 'batch' }
  /** Includes the outcome if the recipient is the same process; others query it. */
  | { kind: 'ended'; jobId: string; to: string; outcome?: JobOutcome }
  | { kind: 'step'; jobId: string; to: string; step: Step };
