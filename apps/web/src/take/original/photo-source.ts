import type { TouchUp } from '@vesika/report';
import type { DocumentType } from '../../photo/document-type.ts';
import { call } from '../../shell/api/call.ts';
import { ServiceError } from '../../shell/api/request.ts';
import { rememberBegunPhoto } from '../../shell/session/begun-photo.ts';
import type { FaceFrame, FacePoint } from './face-frames.ts';
import { forgetWaiting } from './waiting-photo.ts';

export type PhotoSource = FileSource | { kind: 'stored'; name: string; imageUrl: string };

interface FileSource {
  kind: 'file';
  name: string;
  file: File;
  upload: { current: Upload | null };
}

interface Upload {
  imageUrl: Promise<string>;
  stopper: AbortController;
  isComplete: boolean;
}

export interface ChosenPhoto {
  source: PhotoSource;
  address: string;
  touchUp: TouchUp;
  /** The faces of a picture of several people, and the chosen one. */
  faces?: readonly FaceFrame[];
  face?: FacePoint;
  /** True where the person wishes the picture flipped from its mirror image. */
  mirror?: boolean;
}

export function fileSource(file: File): FileSource {
  return { kind: 'file', name: file.name, file, upload: { current: null } };
}

export function storedSource(imageUrl: string): PhotoSource {
  return { kind: 'stored', name: `original${extensionOf(imageUrl)}`, imageUrl };
}

export function filePhoto(file: File): ChosenPhoto {
  return { source: fileSource(file), address: URL.createObjectURL(file), touchUp: [] };
}

export function storedPhoto(imageUrl: string, touchUp: TouchUp = []): ChosenPhoto {
  return { source: storedSource(imageUrl), address: imageUrl, touchUp };
}

export function forgetPhoto({ source, address }: ChosenPhoto): void {
  if (source.kind === 'stored') return;
  forgetUpload(source);
  URL.revokeObjectURL(address);
}

function extensionOf(address: string): string {
  return /\.[a-z]+(?=\?|$)/.exec(address)?.[0] ?? '.jpg';
}

interface Place {
  countryCode: string;
  documentType: DocumentType;
}

/**
 * Calls `use` with the address by which the service knows the picture. A file is uploaded once, even for several
 * countries and documents, and once more if the service has lost it, for example because its session has ended.
 */
export async function withUpload<T>(
  source: PhotoSource,
  place: Place,
  use: (imageUrl: string) => Promise<T>,
): Promise<T> {
  if (source.kind === 'stored') return await use(source.imageUrl);
  const isFirst = source.upload.current === null;
  try {
    return await use(await uploadOf(source, place));
  } catch (error) {
    if (isFirst || !isLost(error)) throw error;
    source.upload.current = null;
    return await use(await uploadOf(source, place));
  }
}

export function isUploaded(source: PhotoSource): boolean {
  return source.kind === 'stored' || (source.upload.current?.isComplete ?? false);
}

export function forgetUpload(source: PhotoSource): void {
  if (source.kind === 'stored') return;
  void forgetWaiting();
  source.upload.current?.stopper.abort();
  source.upload.current = null;
}

function uploadOf({ file, upload: slot }: FileSource, { countryCode, documentType }: Place): Promise<string> {
  if (slot.current) return slot.current.imageUrl;
  const stopper = new AbortController();
  // The server reads the form as it streams in, so the fields precede the file.
  const body = { countryCode, documentType, file };
  const sending = call('uploadPhoto', { body, signal: stopper.signal });
  const upload: Upload = { imageUrl: sending.then(({ imageUrl }) => imageUrl), stopper, isComplete: false };
  slot.current = upload;
  sending.then(
    () => {
      upload.isComplete = true;
      void forgetWaiting();
      rememberBegunPhoto(documentType);
    },
    () => {
      if (slot.current === upload) slot.current = null;
    },
  );
  return upload.imageUrl;
}

const lostCodes: ReadonlySet<string> = new Set([
  'image-not-found',
  'image-url-foreign',
  'session-missing',
  'file-link-invalid',
  'file-link-expired',
]);

function isLost(error: unknown): boolean {
  return error instanceof ServiceError && lostCodes.has(error.code);
}
