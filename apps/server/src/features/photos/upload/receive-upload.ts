import { type ErrorCode, uploadBytesMax } from '@vesika/contract';
import { isHeic } from '@vesika/engine/is-heic';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ErrorFacts, ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Counter } from '../../../platform/limits/counters.ts';
import type { Places } from '../../../platform/limits/places.ts';
import { FetchFailed, type FetchFailure, type FetchFile } from '../../../platform/outbound/fetch-file.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';
import type { TemporaryUploads } from '../../../platform/storage/temporary-uploads.ts';
import { type OriginalPicture, sha256Of } from '../originals/stored-originals.ts';
import { readUploadForm, type UploadPatience } from './read-upload-form.ts';
import { type StrippedPicture, stripMetadata } from './strip-metadata/strip-metadata.ts';

export interface ReceivedPicture extends StrippedPicture, OriginalPicture {
  bytes: Buffer;
  /** True for a HEIC, which is stored as JPEG. */
  isConverted: boolean;
}

interface Sender {
  address: string;
  requestId: string;
  /** Pictures of a batch wait behind all others. */
  priority?: 'bulk';
}

export type ConvertHeic = (sent: Buffer, sender: Sender) => Promise<Buffer>;

export interface Uploads {
  receive<Fields extends z.ZodType>(
    request: FastifyRequest,
    fields: Fields,
    payer?: string,
  ): Promise<{ fields: z.output<Fields>; picture: ReceivedPicture }>;
  /** Fetches a picture from an address that the caller names. */
  fetch(
    request: FastifyRequest,
    source: { url: string; signal: AbortSignal },
    payer: string,
  ): Promise<ReceivedPicture>;
  /** A picture as it is stored: without metadata, a HEIC as JPEG. */
  accept(sent: Buffer, sender: Sender): Promise<ReceivedPicture>;
}

interface UploadsParts {
  temporaryUploads: TemporaryUploads;
  freeSpace: FreeSpace;
  places: Places;
  /** Daily megabytes per address, or per account for uploads by programs. */
  quota: Counter;
  patience: UploadPatience;
  fetchFile: FetchFile;
  convertHeic: ConvertHeic;
}

export function createUploads({
  temporaryUploads,
  freeSpace,
  places,
  quota,
  patience,
  fetchFile,
  convertHeic,
}: UploadsParts): Uploads {
  async function inPlace<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const leave = places.take(addressOf(request));
    if (!leave) throw new ServiceError('busy', { retryAfterSeconds: 5 });
    try {
      await freeSpace.require();
      return await work();
    } finally {
      leave();
    }
  }

  const count = (bytes: Buffer, payer: string) => quota.require(payer, Math.ceil(bytes.length / 2 ** 20));

  async function accept(sent: Buffer, sender: Sender): Promise<ReceivedPicture> {
    const isConverted = isHeic(sent);
    const stripped = stripMetadata(isConverted ? await convertHeic(sent, sender) : sent);
    return { ...stripped, isConverted, sha256: sha256Of(stripped.bytes), sentBytes: sent.length };
  }

  async function pictureOf(sent: Buffer, request: FastifyRequest, payer: string): Promise<ReceivedPicture> {
    const picture = await accept(sent, { address: addressOf(request), requestId: request.id });
    await count(picture.bytes, payer);
    return picture;
  }

  function readForm<Fields extends z.ZodType, T>(
    request: FastifyRequest,
    schema: Fields,
    read: (fields: z.output<Fields>, sent: Buffer) => Promise<T>,
  ): Promise<T> {
    return inPlace(request, async () => {
      const { file, fields } = await readUploadForm(request, schema, { temporaryUploads, patience });
      try {
        return await read(fields, await file.read());
      } finally {
        await file.discard();
      }
    });
  }

  return {
    receive: (request, fieldsSchema, payer = addressOf(request)) =>
      readForm(request, fieldsSchema, async (fields, sent) => ({
        fields,
        picture: await pictureOf(sent, request, payer),
      })),
    fetch: (request, { url, signal }, payer) =>
      inPlace(request, async () => {
        const sent = await fetchFile(url, signal).catch((error: unknown) => {
          throw error instanceof FetchFailed ? fetchError(error) : error;
        });
        return pictureOf(sent, request, payer);
      }),
    accept,
  };
}

const codeOf = {
  'url-invalid': 'source-url-invalid',
  'address-private': 'source-url-private',
  unreachable: 'source-unreachable',
  refused: 'source-refused',
  'too-large': 'file-too-large',
} as const satisfies Record<FetchFailure, ErrorCode>;

function fetchError({ reason, status }: FetchFailed): ServiceError {
  const facts: ErrorFacts = {
    ...(reason === 'too-large' && { bytesMax: uploadBytesMax }),
    ...(status !== undefined && { status }),
  };
  return new ServiceError(codeOf[reason], facts);
}
