import type { Multipart, MultipartFile } from '@fastify/multipart';
import { uploadBytesMax } from '@vesika/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { invalidRequest } from '../../../platform/http/failure.ts';
import { validationErrorOf } from '../../../platform/http/zod-schemas.ts';
import type { TemporaryUpload, TemporaryUploads } from '../../../platform/storage/temporary-uploads.ts';

interface UploadForm<Fields> {
  fields: Fields;
  file: TemporaryUpload;
}

export interface UploadPatience {
  formMs: number;
  silenceMs: number;
}

const formBytesMax = 64 * 1024;

interface FormParts {
  temporaryUploads: TemporaryUploads;
  patience: UploadPatience;
}

/** The size is limited while reading, and at once if the header states too much. */
export async function readUploadForm<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
  { temporaryUploads, patience }: FormParts,
): Promise<UploadForm<z.output<Schema>>> {
  if (!request.isMultipart()) throw new ServiceError('content-type-unsupported');
  if (Number(request.headers['content-length'] ?? 0) > uploadBytesMax + formBytesMax) throw tooLarge();
  const { fields, file } = await inTime(request, patience, (signal) =>
    readParts(request, temporaryUploads, signal),
  );
  const parsed = schema.safeParse(fields);
  if (parsed.success && file) return { fields: parsed.data, file };
  await file?.discard();
  if (parsed.success) throw new ServiceError('upload-file-missing');
  throw invalidRequest(parsed.error.issues.map(validationErrorOf));
}

export async function inTime<T>(
  { raw }: FastifyRequest,
  { formMs, silenceMs }: UploadPatience,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const form = setTimeout(end, formMs);
  const silence = setTimeout(end, silenceMs);
  const onData = () => silence.refresh();
  const late = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(new ServiceError('upload-timed-out')));
  });
  try {
    const working = work(ending.signal);
    working.catch(() => {});
    // Attached after the parser, because earlier data would be lost.
    raw.on('data', onData);
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(form);
    clearTimeout(silence);
    raw.off('data', onData);
  }
}

async function readParts(request: FastifyRequest, temporaryUploads: TemporaryUploads, signal: AbortSignal) {
  const fields: Record<string, unknown> = {};
  let file: TemporaryUpload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await readFile(part, file, { temporaryUploads, signal });
      else {
        fields[part.fieldname] = part.value;
        if (part.valueTruncated) throw new ServiceError('request-invalid', { field: part.fieldname });
      }
    }
    if (signal.aborted) throw new ServiceError('upload-timed-out');
  } catch (cause) {
    await file?.discard();
    // The parser's errors about a malformed body have no code.
    if (cause instanceof Error && 'code' in cause) throw cause;
    throw new ServiceError('request-invalid', { field: 'body' }, { cause });
  }
  return { fields, file };
}

async function readFile(
  part: Multipart & MultipartFile,
  earlier: TemporaryUpload | undefined,
  { temporaryUploads, signal }: { temporaryUploads: TemporaryUploads; signal: AbortSignal },
): Promise<TemporaryUpload> {
  if (earlier) throw new ServiceError('upload-files-several');
  if (part.fieldname !== 'file') throw new ServiceError('upload-file-missing');
  const upload = await temporaryUploads.receive(part.file, signal);
  if (!part.file.truncated) return upload;
  await upload.discard();
  throw tooLarge();
}

function tooLarge(): ServiceError {
  return new ServiceError('file-too-large', { bytesMax: uploadBytesMax });
}
