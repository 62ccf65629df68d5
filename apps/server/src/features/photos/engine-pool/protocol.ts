import type { EngineErrorCode, EngineOptions, ErrorFacts, MadePhoto, PhotoRequest } from '@vesika/engine';
import type { CertificateOrder } from '@vesika/engine/certificate';
import type { PaperId, SheetPhoto } from '@vesika/engine/print';
import type { Meaning, OriginalReport, PhotoCheck, Step } from '@vesika/report';

/** What server and engine process say to each other; structured clone, so buffers stay buffers. */
export type ToEngine =
  | { kind: 'open'; options: EngineOptions; uid: number | undefined }
  | { kind: 'do'; job: Job; requestId: string | undefined };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'open-failed'; failure: EngineFailure }
  | { kind: 'step'; step: Step }
  | { kind: 'done'; result: Results[Job['kind']] }
  | { kind: 'failed'; failure: EngineFailure };

export type Job =
  | ({ kind: 'photo' } & PictureOrder)
  | ({ kind: 'inspection' } & PictureOrder)
  | ({ kind: 'check' } & CheckOrder)
  | { kind: 'sheet'; order: SheetOrder }
  | { kind: 'certificate'; order: CertificateOrder };

export interface Results {
  photo: Observed<MadePhoto>;
  inspection: Observed<OriginalReport>;
  check: Observed<PhotoCheck>;
  sheet: Buffer;
  certificate: Buffer;
}

export interface PictureOrder {
  /** An original. */
  source: Buffer;
  /** What the engine gave for the same original before; null where there is nothing. */
  observation: Uint8Array | null;
  request: PhotoRequest;
}

export interface CheckOrder extends PictureOrder {
  /** As a person says; null: told by its size. */
  meaning: Meaning | null;
  /** Of the file as it was sent; null where that is not known. */
  fileBytes: number | null;
}

export interface Observed<T> {
  result: T;
  /** To be kept with the original; null where the one that was given has served. */
  observation: Buffer | null;
}

export interface SheetOrder {
  photos: readonly (SheetPhoto & {
    /** An encoded JPEG or PNG. */
    photo: Buffer;
  })[];
  paper: PaperId;
  format: 'pdf' | 'jpg';
  /** Of the sheets that it takes, counted from 0: a JPEG holds one, a PDF all of them. */
  sheet: number;
  /** Of the note and of names below photos. */
  language: string;
  /** What is told about scaling. */
  note: string;
}

/** An EngineError, or anything else that was thrown and must not have been. */
export type EngineFailure =
  | { code: EngineErrorCode; facts: ErrorFacts; message: string }
  | { code: null; message: string };
