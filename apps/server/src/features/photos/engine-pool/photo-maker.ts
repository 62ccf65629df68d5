import type { MadePhoto } from '@vesika/engine';
import type { CertificateRequest } from '@vesika/engine/certificate';
import type { OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type { CheckRequest, Observed, PictureRequest, SheetRequest } from './protocol.ts';

export interface PhotoMaker {
  makePhoto(request: PictureRequest, watch?: PhotoWatch): Promise<Observed<MadePhoto>>;
  inspectOriginal(request: PictureRequest, watch?: PhotoWatch): Promise<Observed<OriginalReport>>;
  checkPhoto(request: CheckRequest, watch?: PhotoWatch): Promise<Observed<PhotoCheck>>;
  makeSheet(request: SheetRequest, watch?: PhotoWatch): Promise<Buffer>;
  makeCertificate(request: CertificateRequest, watch?: PhotoWatch): Promise<Buffer>;
  isReady(): boolean;
  readyPlaces(): number;
  readonly places: number;
  close(): Promise<void>;
}

export type PhotoWork = Pick<
  PhotoMaker,
  'makePhoto' | 'inspectOriginal' | 'checkPhoto' | 'makeSheet' | 'makeCertificate'
>;

export interface PhotoWatch {
  onStep?: (step: Step) => void;
  requestId?: string | undefined;
}
