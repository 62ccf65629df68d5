import type { MadePhoto } from '@vesika/engine';
import type { CertificateOrder } from '@vesika/engine/certificate';
import type { OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type { CheckOrder, Observed, PictureOrder, SheetOrder } from './protocol.ts';

/**
 * Who makes photos in this process's own hands: a pool of processes.
 *
 * Throws: engine codes as ServiceError; engine-unavailable, photo-timed-out, engine-crashed,
 *         engine-memory-exceeded.
 */
export interface PhotoMaker {
  makePhoto(order: PictureOrder, watch?: PhotoWatch): Promise<Observed<MadePhoto>>;
  /** What an original is worth; nothing is made of it. */
  inspectOriginal(order: PictureOrder, watch?: PhotoWatch): Promise<Observed<OriginalReport>>;
  /** What a picture is worth as it is, finished or not. */
  checkPhoto(order: CheckOrder, watch?: PhotoWatch): Promise<Observed<PhotoCheck>>;
  /** A sheet of one finished photo, as PDF or JPEG. */
  makeSheet(order: SheetOrder, watch?: PhotoWatch): Promise<Buffer>;
  /** The report of a finished photo on a page of PDF. */
  makeCertificate(order: CertificateOrder, watch?: PhotoWatch): Promise<Buffer>;
  /** Photos can be made now, without waiting for a start. */
  isReady(): boolean;
  /** Photos that can be made at a time now. */
  readyPlaces(): number;
  /** The same once all have started; 0 where none starts. */
  readonly places: number;
  close(): Promise<void>;
}

/** What it makes, apart from whether it can. */
export type PhotoWork = Pick<
  PhotoMaker,
  'makePhoto' | 'inspectOriginal' | 'checkPhoto' | 'makeSheet' | 'makeCertificate'
>;

export interface PhotoWatch {
  onStep?: (step: Step) => void;
  /** Of the request that it is for, as the log names it. */
  requestId?: string | undefined;
}
