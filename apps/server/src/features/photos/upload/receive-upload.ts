import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Counter } from '../../../platform/limits/counters.ts';
import type { Places } from '../../../platform/limits/places.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';
import type { TemporaryUploads } from '../../../platform/storage/temporary-uploads.ts';
import { type OriginalPicture, sha256Of } from '../originals/stored-originals.ts';
import { readUploadForm, type UploadPatience } from './read-upload-form.ts';
import { type StrippedPicture, stripMetadata } from './strip-metadata/strip-metadata.ts';

export interface ReceivedPicture extends StrippedPicture, OriginalPicture {
  bytes: Buffer;
}

export function receivedPicture(sent: Buffer): ReceivedPicture {
  const stripped = stripMetadata(sent);
  return { ...stripped, sha256: sha256Of(stripped.bytes), sentBytes: sent.length };
}

export interface Uploads {
  receive<Fields extends z.ZodType>(
    request: FastifyRequest,
    fields: Fields,
    payer?: string,
  ): Promise<{ fields: z.output<Fields>; picture: ReceivedPicture }>;
}

interface UploadsParts {
  temporaryUploads: TemporaryUploads;
  freeSpace: FreeSpace;
  places: Places;
  /** Daily megabytes per address, or per account for uploads by programs. */
  quota: Counter;
  patience: UploadPatience;
}

export function createUploads({
  temporaryUploads,
  freeSpace,
  places,
  quota,
  patience,
}: UploadsParts): Uploads {
  return {
    receive: async (request, fieldsSchema, payer = addressOf(request)) => {
      const leave = places.take(addressOf(request));
      if (!leave) throw new ServiceError('busy', { retryAfterSeconds: 5 });
      try {
        await freeSpace.require();
        const { file, fields } = await readUploadForm(request, fieldsSchema, { temporaryUploads, patience });
        try {
          const picture = receivedPicture(await file.read());
          const retryAfterSeconds = await quota.take(payer, Math.ceil(picture.bytes.length / 2 ** 20));
          if (retryAfterSeconds !== undefined) throw new ServiceError('rate-limited', { retryAfterSeconds });
          return { fields, picture };
        } finally {
          await file.discard();
        }
      } finally {
        leave();
      }
    },
  };
}
