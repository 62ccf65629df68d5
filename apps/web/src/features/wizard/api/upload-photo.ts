import type { UploadedPhoto } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';
import type { DocumentType } from '../document-type.ts';

interface Upload {
  file: File;
  countryCode: string;
  documentType: DocumentType;
}

export function uploadPhoto(upload: Upload, signal: AbortSignal): Promise<UploadedPhoto> {
  const form = new FormData();
  // Fields before the file: the server reads the form as it streams in.
  form.set('countryCode', upload.countryCode);
  form.set('documentType', upload.documentType);
  form.set('file', upload.file);
  return requestJson<UploadedPhoto>('/api/uploads', { method: 'POST', body: form, signal });
}
