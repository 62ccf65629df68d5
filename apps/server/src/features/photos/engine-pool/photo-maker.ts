import type { MadePhoto } from '@vesika/engine';
import type { CertificateRequest } from '@vesika/engine/certificate';
import type { MadeSignature } from '@vesika/engine/signature';
import type { OriginalReport, PhotoCheck, Step } from '@vesika/report';
import type {
  CheckRequest,
  Observed,
  PageWork,
  PictureRequest,
  SheetRequest,
  SignatureWork,
} from './protocol.ts';

export interface PhotoMaker {
  makePhoto(request: PictureRequest, watch?: PhotoWatch): Promise<Observed<MadePhoto>>;
  inspectOriginal(request: PictureRequest, watch?: PhotoWatch): Promise<Observed<OriginalReport>>;
  checkPhoto(request: CheckRequest, watch?: PhotoWatch): Promise<Observed<PhotoCheck>>;
  makeSheet(request: SheetRequest, watch?: PhotoWatch): Promise<Buffer>;
  makeCertificate(request: CertificateRequest, watch?: PhotoWatch): Promise<Buffer>;
  makeSignature(request: SignatureWork, watch?: PhotoWatch): Promise<MadeSignature>;
  makePage(request: PageWork, watch?: PhotoWatch): Promise<Buffer>;
  isReady(): boolean;
  readyPlaces(): number;
  readonly places: number;
  close(): Promise<void>;
}

export type PhotoWork = Pick<
  PhotoMaker,
  | 'makePhoto'
  | 'inspectOriginal'
  | 'checkPhoto'
  | 'makeSheet'
  | 'makeCertificate'
  | 'makeSignature'
  | 'makePage'
>;

export interface PhotoWatch {
  onStep?: (step: Step) => void;
  requestId?: string | undefined;
}
