import type { MadePhoto, PhotoRequest, Step } from '@vesika/engine';

/**
 * Who makes photos for the service: a pool of processes here; a queue with workers elsewhere can stand in.
 */
export interface PhotoMaker {
  /**
   * Throws: EngineError; ServiceError busy, engine-unavailable, photo-timed-out, engine-crashed,
   *         engine-memory-exceeded, request-cancelled.
   */
  makePhoto(source: Buffer, request: PhotoRequest, watch?: PhotoWatch): Promise<MadePhoto>;
  /** Photos can be made now, without waiting for a start. */
  isReady(): boolean;
  close(): Promise<void>;
}

export interface PhotoWatch {
  /** Nobody waits for the photo any more. */
  signal?: AbortSignal;
  /** So many photos come first; called again whenever that changes. */
  onQueued?: (ahead: number) => void;
  onStep?: (step: Step) => void;
}
