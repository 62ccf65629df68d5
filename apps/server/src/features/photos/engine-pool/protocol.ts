import type {
  EngineErrorCode,
  EngineOptions,
  ErrorFacts,
  MadePhoto,
  PhotoRequest,
  Step,
} from '@vesika/engine';

/** What server and engine process say to each other; structured clone, so buffers stay buffers. */
export type ToEngine =
  | { kind: 'open'; options: EngineOptions }
  | { kind: 'make'; source: Uint8Array; request: PhotoRequest };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'open-failed'; failure: EngineFailure }
  | { kind: 'step'; step: Step }
  | { kind: 'made'; made: MadePhoto }
  | { kind: 'failed'; failure: EngineFailure };

/** An EngineError, or anything else that was thrown and must not have been. */
export type EngineFailure =
  | { code: EngineErrorCode; facts: ErrorFacts; message: string }
  | { code: null; message: string };
