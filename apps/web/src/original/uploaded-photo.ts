import { call } from '../api/call.ts';
import { ServiceError } from '../api/request.ts';
import type { DocumentType } from '../photo/document-type.ts';
import { rememberBegunPhoto } from '../session/begun-photo.ts';
import type { PhotoSource } from './photo-source.ts';

interface Place {
  countryCode: string;
  documentType: DocumentType;
}

interface Upload {
  imageUrl: Promise<string>;
  stopper: AbortController;
  arrived: boolean;
}

/** A file is sent once, whoever asks for it first; another country or document needs no second time. */
const uploads = new WeakMap<File, Upload>();

/**
 * Does something with the address that the service knows the picture by. Should the service have lost it, as
 * when its session has ended since, it is sent once more.
 */
export async function withUpload<T>(
  source: PhotoSource,
  place: Place,
  use: (imageUrl: string) => Promise<T>,
): Promise<T> {
  if (source.kind === 'stored') return await use(source.imageUrl);
  const sentBefore = uploads.has(source.file);
  try {
    return await use(await uploadOf(source.file, place));
  } catch (error) {
    if (!sentBefore || !isLost(error)) throw error;
    uploads.delete(source.file);
    return await use(await uploadOf(source.file, place));
  }
}

/** The service has it already. */
export function isSent(source: PhotoSource): boolean {
  return source.kind === 'stored' || (uploads.get(source.file)?.arrived ?? false);
}

/** For a photo that is put away; whatever of it is still on its way is stopped. */
export function forgetUpload(source: PhotoSource): void {
  if (source.kind === 'stored') return;
  uploads.get(source.file)?.stopper.abort();
  uploads.delete(source.file);
}

function uploadOf(file: File, { countryCode, documentType }: Place): Promise<string> {
  const known = uploads.get(file);
  if (known) return known.imageUrl;
  const stopper = new AbortController();
  // Fields before the file: the server reads the form as it streams in.
  const body = { countryCode, documentType, file };
  const sending = call('uploadPhoto', { body, signal: stopper.signal });
  const upload: Upload = { imageUrl: sending.then(({ imageUrl }) => imageUrl), stopper, arrived: false };
  uploads.set(file, upload);
  sending.then(
    () => {
      upload.arrived = true;
      rememberBegunPhoto(documentType);
    },
    () => {
      if (uploads.get(file) === upload) uploads.delete(file);
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
