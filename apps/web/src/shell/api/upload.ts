import { type OperationAnswer, type OperationId, requestLine } from '@vesika/contract';
import { accessToken } from '../session/auth-client.ts';
import { connectionError, failureFrom } from './request.ts';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (bytesSent: number) => void;
}

/** Sends files as one form and reports its progress, which fetch cannot. Throws ServiceError. */
export async function upload<Id extends OperationId>(
  id: Id,
  input: Parameters<typeof requestLine<Id>>[1],
  files: readonly File[],
  { signal, onProgress }: UploadOptions,
): Promise<OperationAnswer<Id>> {
  const { method, url } = requestLine(id, input as never);
  const token = await accessToken();
  const form = new FormData();
  for (const file of files) form.append('file', file, pathOf(file));
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    if (token !== null) sending.setRequestHeader('authorization', `Bearer ${token}`);
    sending.upload.onprogress = ({ loaded }) => onProgress(loaded);
    sending.onerror = () => reject(connectionError());
    sending.onabort = () => reject(signal.reason);
    sending.onload = () => {
      const body = parsed(sending.responseText);
      if (sending.status === 200 && body !== null) resolve(body as OperationAnswer<Id>);
      else reject(failureFrom(body, `${sending.status}`));
    };
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(form);
  });
}

/** With the folders of a folder that was dropped, as react-dropzone notes them. */
function pathOf(file: File & { path?: string }): string {
  return file.path?.replace(/^\.?\//, '') || file.name;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
