import type { ErrorCode, PackageFeature, PreviewReason } from '@vesika/contract';
import type { PhotoRequest } from '@vesika/engine';
import type { CertificateOrder } from '@vesika/engine/certificate';
import type { Meaning, OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type { ErrorFacts } from '../../../platform/errors/service-error.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { Choices } from '../drafts/drafts.ts';
import type { SheetOrder } from '../engine-pool/protocol.ts';
import type { NewPhoto } from '../record-photo.ts';

/*
 * What a process that serves people asks of one that makes photos. It lies in the database until it is done: plain
 * JSON, and of pictures only where they are stored.
 */

export type JobTask =
  | {
      kind: 'photo';
      request: PhotoRequest;
      about: Omit<NewPhoto, 'made' | 'isOfBatch'>;
      /** What the draft keeps; null where nobody is at work on this one photo. */
      choices: Omit<Choices, 'now'> | null;
      /** Which of many it is. */
      bulk?: BulkPlace;
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
  | { kind: 'certificate'; order: Stored<Omit<CertificateOrder, 'date'>> & { date: string } };

/** Where in a batch a photo belongs. */
export interface BulkPlace {
  batchId: string;
  itemId: string;
}

type StoredSheet = Omit<SheetOrder, 'photos'> & { photos: Stored<SheetOrder['photos'][number]>[] };
type Stored<T extends { photo: Buffer }> = Omit<T, 'photo'> & { photo: StorageKey };

export interface JobResults {
  photo: { photoId: string; previewReason: PreviewReason | null; features: PackageFeature[] };
  inspection: OriginalReport;
  check: PhotoCheck;
  sheet: StorageKey;
  certificate: StorageKey;
}

export interface Job {
  task: JobTask;
  requester: Requester;
  /** The process that waits for it. */
  askedBy: string;
  /** Of the request it came with, for the log of whoever does it. */
  requestId: string;
}

/** Who asks; one's own jobs wait for one another. */
export interface Requester {
  owner: string;
  /** Fingerprint of the network address. */
  address: string;
}

/** As packages promise it: `instant` before `fast` before `standard`; `bulk` when nobody waits for anything else. */
export type ProcessingPriority = 'bulk' | 'standard' | 'fast' | 'instant';

export type JobOutcome =
  | { ok: true; result: JobResults[JobTask['kind']] }
  | { ok: false; code: ErrorCode; facts: ErrorFacts };

/** What processes tell one another; lost where nobody hears it. */
export type JobNews =
  | { kind: 'waiting' }
  /** A batch may have begun. */
  | { kind: 'batch' }
  /** With the outcome where it was made by the process that waits for it; others look for it. */
  | { kind: 'ended'; jobId: string; to: string; outcome?: JobOutcome }
  | { kind: 'step'; jobId: string; to: string; step: Step };
