import type { Multipart, MultipartFile } from '@fastify/multipart';
import { type UploadFields, uploadBytesMax, uploadFieldsSchema } from '@vesika/contract';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';

export interface UploadForm extends UploadFields {
  file: Buffer;
}

/**
 * Reads the form as it arrives; the 10 MB are counted while they do, not believed from a header.
 *
 * Throws: content-type-unsupported, upload-file-missing, upload-files-several, file-too-large,
 *         request-invalid.
 */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw new ServiceError('content-type-unsupported');
  const { fields, file } = await readParts(request);
  const parsed = uploadFieldsSchema.safeParse(fields);
  if (!parsed.success) {
    throw new ServiceError('request-invalid', { field: parsed.error.issues[0]?.path.join('.') ?? 'body' });
  }
  if (!file) throw new ServiceError('upload-file-missing');
  return { ...parsed.data, file };
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else file = await readFile(part, file);
    }
  } catch (cause) {
    // The parser's own complaints about a malformed body carry no code.
    if (cause instanceof Error && 'code' in cause) throw cause;
    throw new ServiceError('request-invalid', { field: 'body' }, { cause });
  }
  return { fields, file };
}

async function readFile(part: Multipart & MultipartFile, earlier: Buffer | undefined): Promise<Buffer> {
  if (earlier) throw new ServiceError('upload-files-several');
  if (part.fieldname !== 'file') throw new ServiceError('upload-file-missing');
  const file = await part.toBuffer();
  if (file.length > uploadBytesMax) throw new ServiceError('file-too-large', { bytesMax: uploadBytesMax });
  return file;
}
