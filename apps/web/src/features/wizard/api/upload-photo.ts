import type { UploadedPhoto } from '@vesika/contract';
import { requestJson } from '../../../api/request.ts';
import type { DocumentType } from '../document-type.ts';

export interface PhotoOrder {
  file: File;
  countryCode: string;
  documentType: DocumentType;
  cropOnly: boolean;
}

export function uploadPhoto(order: PhotoOrder, signal: AbortSignal): Promise<UploadedPhoto> {
  const form = new FormData();
  // Fields before the file: the server reads the form as it streams in.
  form.set('countryCode', order.countryCode);
  form.set('documentType', order.documentType);
  form.set('file', order.file);
  return requestJson<UploadedPhoto>('/api/uploads', { method: 'POST', body: form, signal });
}
