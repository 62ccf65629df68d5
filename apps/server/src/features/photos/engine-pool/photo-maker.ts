import type { MadePhoto } from '@vesika/engine';
import type { CertificateRequest } from '@vesika/engine/certificate';
import type { OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type { CheckRequest, Observed, PictureRequest, SheetRequest } from './protocol.ts';

/**
 * Makes photos with this process's engine pool.
 *
 * Throws: engine codes as ServiceError; engine-unavailable, photo-timed-out, engine-crashed, engine-memory-exceeded.
 */
export interface PhotoMaker {
  makePhoto(request: PictureRequest, watch?: PhotoWatch): Promise<Observed<MadePhoto>>;
  /** Judges an original without making a photo. */
  inspectOriginal(request: PictureRequest, watch?: PhotoWatch): Promise<Observed<OriginalReport>>;
  /** Judges a picture as it is. */
  checkPhoto(request: CheckRequest, watch?: PhotoWatch): Promise<Observed<PhotoCheck>>;
  /** A sheet of finished photos as PDF or JPEG. */
  makeSheet(request: SheetRequest, watch?: PhotoWatch): Promise<Buffer>;
  /** A photo's certificate as PDF. */
  makeCertificate(request: CertificateRequest, watch?: PhotoWatch): Promise<Buffer>;
  /** Whether a photo can be made without waiting for a start. */
  isReady(): boolean;
  /** Number of photos that can be made concurrently now. */
  readyPlaces(): number;
  /** The same after all processes have started; 0 if none starts. */
  readonly places: number;
  close(): Promise<void>;
}

/** The work without the status methods. */
export type PhotoWork = Pick<
  PhotoMaker,
  'makePhoto' | 'inspectOriginal' | 'checkPhoto' | 'makeSheet' | 'makeCertificate'
>;

export interface PhotoWatch {
  onStep?: (step: Step) => void;
  /** Request id for the log. */
  requestId?: string | undefined;
}
