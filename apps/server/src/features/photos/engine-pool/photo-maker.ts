import type { MadePhoto } from '@vesika/engine';
import type { CertificateOrder } from '@vesika/engine/certificate';
import type { OriginalReport, Step } from '@vesika/report';
import type { Observed, PictureOrder, SheetOrder } from './protocol.ts';

/**
 * Who makes photos for the service: a pool of processes here; a queue with workers elsewhere can stand in.
 *
 * Throws: engine codes as ServiceError; busy, engine-unavailable, photo-timed-out, engine-crashed,
 *         engine-memory-exceeded, request-cancelled.
 */
export interface PhotoMaker {
  makePhoto(order: PictureOrder, watch?: PhotoWatch): Promise<Observed<MadePhoto>>;
  /** What an original is worth; nothing is made of it. */
  inspectOriginal(order: PictureOrder, watch?: PhotoWatch): Promise<Observed<OriginalReport>>;
  /** A sheet of one finished photo, as PDF or JPEG. */
  makeSheet(order: SheetOrder, watch?: PhotoWatch): Promise<Buffer>;
  /** The report of a finished photo on a page of PDF. */
  makeCertificate(order: CertificateOrder, watch?: PhotoWatch): Promise<Buffer>;
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
  /** Who asks; one's own photos wait for one another. */
  requester?: { owner: string; address: string };
  /** Which comes first where photos wait; standard when absent. */
  priority?: ProcessingPriority;
}

/** As packages promise it: `instant` before `fast` before `standard`. */
export type ProcessingPriority = 'standard' | 'fast' | 'instant';
