import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { TemporaryUpload, TemporaryUploads } from '../../../platform/storage/temporary-uploads.ts';
import { inTime, type UploadPatience } from '../../photos/index.ts';

export interface ReceivedFile {
  name: string;
  upload: TemporaryUpload;
}

interface ReceiveLimits {
  files: number;
  bytes: number;
}

export async function receiveFiles(
  request: FastifyRequest,
  temporaryUploads: TemporaryUploads,
  limits: ReceiveLimits,
  patience: UploadPatience,
): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) throw new ServiceError('content-type-unsupported');
  const received: ReceivedFile[] = [];
  try {
    await inTime(request, patience, (signal) =>
      readParts(request, temporaryUploads, { limits, received, signal }),
    );
  } catch (error) {
    await discardAll(received);
    throw error;
  }
  if (received.length === 0) throw new ServiceError('upload-file-missing');
  return received;
}

export async function discardAll(received: readonly ReceivedFile[]): Promise<void> {
  for (const { upload } of received) await upload.discard();
}

interface Reading {
  limits: ReceiveLimits;
  received: ReceivedFile[];
  signal: AbortSignal;
}

async function readParts(
  request: FastifyRequest,
  temporaryUploads: TemporaryUploads,
  { limits, received, signal }: Reading,
): Promise<void> {
  const { files, bytes: fileSize } = limits;
  try {
    for await (const part of request.parts({ limits: { files, parts: files + 10, fileSize } })) {
      if (part.type !== 'file') continue;
      const upload = await temporaryUploads.receive(part.file, signal);
      received.push({ name: part.filename, upload });
      if (part.file.truncated) throw new ServiceError('batch-full', { bytesMax: fileSize });
    }
    if (signal.aborted) throw new ServiceError('upload-timed-out');
  } catch (cause) {
    // The caller has timed out and left, so late files are removed here.
    if (signal.aborted) await discardAll(received);
    if (cause instanceof Error && 'code' in cause) throw cause;
    throw new ServiceError('request-invalid', { field: 'body' }, { cause });
  }
}
