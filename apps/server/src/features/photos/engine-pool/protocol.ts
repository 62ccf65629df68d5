import type { EngineErrorCode, EngineOptions, ErrorFacts, MadePhoto, PhotoRequest } from '@vesika/engine';
import type { CertificateRequest } from '@vesika/engine/certificate';
import type { SheetDpi, SheetPhoto } from '@vesika/engine/print';
import type { MadeSignature, SignatureRequest } from '@vesika/engine/signature';
import type { Meaning, OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type { PaperId } from '@vesika/requirements/vocabulary';

export type ToEngine =
  | { kind: 'open'; options: EngineOptions; uid: number | undefined }
  | { kind: 'work'; request: EngineRequest; requestId: string | undefined };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'open-failed'; failure: EngineFailure }
  | { kind: 'step'; step: Step }
  | { kind: 'done'; result: EngineResults[EngineRequest['kind']] }
  | { kind: 'failed'; failure: EngineFailure };

export interface EngineRequests {
  photo: PictureRequest;
  inspection: PictureRequest;
  check: CheckRequest;
  sheet: SheetRequest;
  certificate: CertificateRequest;
  signature: SignatureWork;
  heic: { source: Buffer };
}

export type EngineRequest = {
  [Kind in keyof EngineRequests]: { kind: Kind } & EngineRequests[Kind];
}[keyof EngineRequests];

export interface EngineResults {
  photo: Observed<MadePhoto>;
  inspection: Observed<OriginalReport>;
  check: Observed<PhotoCheck>;
  sheet: Buffer;
  certificate: Buffer;
  signature: MadeSignature;
  heic: Buffer;
}

export interface PictureRequest {
  source: Buffer;
  observation: Uint8Array | null;
  request: PhotoRequest;
}

interface CheckRequest extends PictureRequest {
  meaning: Meaning | null;
  fileBytes: number | null;
}

export interface Observed<T> {
  result: T;
  observation: Buffer | null;
}

interface SignatureWork extends SignatureRequest {
  source: Buffer;
}

export interface SheetRequest {
  photos: readonly (SheetPhoto & {
    photo: Buffer;
  })[];
  paper: PaperId;
  gapMm?: number | undefined;
  rulerPrintedMm?: number | undefined;
  dpi?: SheetDpi | undefined;
  format: 'pdf' | 'jpg';
  sheet: number;
  language: string;
  note: string;
}

export type EngineFailure =
  | { code: EngineErrorCode; facts: ErrorFacts; message: string }
  | { code: null; message: string };
