import type {
  EngineErrorCode,
  EngineOptions,
  ErrorFacts,
  MadePhoto,
  OriginalReport,
  PhotoRequest,
  Step,
} from '@vesika/engine';
import type { CertificateOrder } from '@vesika/engine/certificate';
import type { PaperId } from '@vesika/engine/print';

/** What server and engine process say to each other; structured clone, so buffers stay buffers. */
export type ToEngine = { kind: 'open'; options: EngineOptions } | { kind: 'do'; job: Job };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'open-failed'; failure: EngineFailure }
  | { kind: 'step'; step: Step }
  | { kind: 'done'; result: Results[Job['kind']] }
  | { kind: 'failed'; failure: EngineFailure };

export type Job =
  | { kind: 'photo'; source: Buffer; request: PhotoRequest }
  | { kind: 'inspection'; source: Buffer; request: PhotoRequest }
  | { kind: 'sheet'; order: SheetOrder }
  | { kind: 'certificate'; order: CertificateOrder }
  | { kind: 'rendition'; order: RenditionOrder };

export interface Results {
  photo: MadePhoto;
  inspection: OriginalReport;
  sheet: Buffer;
  certificate: Buffer;
  rendition: Buffer;
}

export interface RenditionOrder {
  /** An encoded JPEG. */
  photo: Buffer;
  /** `preview`: at most 640 px high and with watermark. `thumbnail`: 320 px high. */
  kind: 'preview' | 'thumbnail';
}

export interface SheetOrder {
  /** An encoded JPEG or PNG. */
  photo: Buffer;
  widthMm: number;
  heightMm: number;
  paper: PaperId;
  format: 'pdf' | 'jpg';
  copies: number | 'fill';
  /** Sentences on scaling, the best language first. */
  notes: readonly string[];
}

/** An EngineError, or anything else that was thrown and must not have been. */
export type EngineFailure =
  | { code: EngineErrorCode; facts: ErrorFacts; message: string }
  | { code: null; message: string };
