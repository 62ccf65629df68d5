import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Counter } from '../../../platform/limits/counters.ts';
import type { Places } from '../../../platform/limits/places.ts';
import type { Drafts } from '../../../platform/storage/drafts.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';
import { readUploadForm, type UploadPatience } from './read-upload-form.ts';
import { type StrippedPicture, stripMetadata } from './strip-metadata/strip-metadata.ts';

/** A picture as it may be stored. */
export interface ReceivedPicture extends StrippedPicture {
  /** Of the file as it was sent, before its metadata was taken out. */
  sentBytes: number;
}

/** Takes in pictures, however they are used then: what holds for one upload holds for all of them. */
export interface Uploads {
  /**
   * The fields of a form, and its picture as it may be stored. `payer`: whose megabytes of the day it takes.
   *
   * Throws: busy, rate-limited, storage-unavailable, and what a form or a picture is refused for.
   */
  receive<Fields extends z.ZodType>(
    request: FastifyRequest,
    fields: Fields,
    payer?: string,
  ): Promise<{ fields: z.output<Fields>; picture: ReceivedPicture }>;
}

interface UploadsParts {
  drafts: Drafts;
  freeSpace: FreeSpace;
  /** Uploads under way, of all and of one address. */
  places: Places;
  /** Megabytes of one address in a day, or of an account whose programs upload. */
  quota: Counter;
  patience: UploadPatience;
}

export function createUploads({ drafts, freeSpace, places, quota, patience }: UploadsParts): Uploads {
  return {
    receive: async (request, fieldsSchema, payer = addressOf(request)) => {
      const leave = places.take(addressOf(request));
      if (!leave) throw new ServiceError('busy', { retryAfterSeconds: 5 });
      try {
        await freeSpace.require();
        const { file, fields } = await readUploadForm(request, fieldsSchema, { drafts, patience });
        try {
          const sent = await file.read();
          const picture = { ...stripMetadata(sent), sentBytes: sent.length };
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
