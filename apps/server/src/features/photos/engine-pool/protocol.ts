import type { EngineErrorCode, EngineOptions, ErrorFacts, MadePhoto, PhotoRequest } from '@vesika/engine';
import type { CertificateRequest } from '@vesika/engine/certificate';
import type { PaperId, SheetPhoto } from '@vesika/engine/print';
import type { Meaning, OriginalReport, PhotoCheck, Step } from '@vesika/report';

/** Messages between server and engine process; structured clone keeps buffers as buffers. */
export type ToEngine =
  | { kind: 'open'; options: EngineOptions; uid: number | undefined }
  | { kind: 'work'; request: EngineRequest; requestId: string | undefined };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'open-failed'; failure: EngineFailure }
  | { kind: 'step'; step: Step }
  | { kind: 'done'; result: EngineResults[EngineRequest['kind']] }
  | { kind: 'failed'; failure: EngineFailure };

export type EngineRequest =
  | ({ kind: 'photo' } & PictureRequest)
  | ({ kind: 'inspection' } & PictureRequest)
  | ({ kind: 'check' } & CheckRequest)
  | { kind: 'sheet'; sheet: SheetRequest }
  | { kind: 'certificate'; certificate: CertificateRequest };

export interface EngineResults {
  photo: Observed<MadePhoto>;
  inspection: Observed<OriginalReport>;
  check: Observed<PhotoCheck>;
  sheet: Buffer;
  certificate: Buffer;
}

export interface PictureRequest {
  /** The original's bytes. */
  source: Buffer;
  /** The engine's earlier observation of the original; null if there is none. */
  observation: Uint8Array | null;
  request: PhotoRequest;
}

export interface CheckRequest extends PictureRequest {
  /** The person's statement; null to detect it from the size. */
  meaning: Meaning | null;
  /** Size of the uploaded file; null if unknown. */
  fileBytes: number | null;
}

export interface Observed<T> {
  result: T;
  /** New observation to store; null if the given one was used. */
  observation: Buffer | null;
}

export interface SheetRequest {
  photos: readonly (SheetPhoto & {
    /** An encoded JPEG or PNG. */
    photo: Buffer;
  })[];
  paper: PaperId;
  format: 'pdf' | 'jpg';
  /** Index of the sheet; a JPEG holds one sheet, a PDF all of them. */
  sheet: number;
  /** Language of the note and of names below photos. */
  language: string;
  /** The note about scaling. */
  note: string;
}

/** An EngineError, or an unexpected error. */
export type EngineFailure =
  | { code: EngineErrorCode; facts: ErrorFacts; message: string }
  | { code: null; message: string };
