import { documentTypeSchema } from '@vesika/requirements/schema';
import { z } from 'zod';

/** 10 MB, as the public pages say. */
export const uploadBytesMax = 10 * 1024 * 1024;
export const uploadMimes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadMime = (typeof uploadMimes)[number];

export const linkSeconds = 3600;
/** Shortest and longest lifetime that a program may choose for links, in seconds. */
export const linkSecondsRange = { min: 60, max: 7 * 86_400 } as const;

/** ISO 3166-1 alpha-2, accepted in any case and answered in upper case. */
export const countryCodeSchema = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .toUpperCase()
  .meta({ description: 'ISO 3166-1 alpha-2 code, in upper or lower case.', example: 'DE' });

/** A country as callers ask for it; answers name it by its alpha-2 code. */
export const askedCountryCodeSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}$/)
  .toUpperCase()
  .meta({ description: 'ISO 3166-1 alpha-2 or alpha-3', example: 'DE' });

export const variantSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,180}$/)
  .meta({
    description: 'Names a record other than the primary one of country and document, such as `child`.',
  });

/** Identifies a record: country, document, and variant if there are several. */
export const documentNameSchema = z.object({
  countryCode: countryCodeSchema,
  documentType: documentTypeSchema,
  variant: variantSchema.optional(),
});

/** The caller's own name for what it orders, repeated in answers and events. */
export const referenceSchema = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .describe('A name of your own, such as the number of an order; it should not be personal data.');

export const referenceAnswerSchema = z
  .string()
  .nullable()
  .describe('Your own reference; null if none was given.');

/** Name of the person on a photo, as its owner typed it. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}]*$/u)
  .meta({ description: 'Name of the person on the photo, printed below it on sheets of several people.' });

/** Language of the texts in an answer or a mail; English if not supported. */
export const languageSchema = z
  .string()
  .regex(/^[a-z]{2}$/)
  .default('en');

/** The file of a form. */
export function fileField(description?: string) {
  const file = {
    type: 'string',
    format: 'binary',
    ...(description !== undefined && { description }),
  } as const;
  return (z.any() as z.ZodType<Blob, Blob>).meta(file);
}

export { type TravelDocumentType, travelDocumentTypes } from '@vesika/requirements/vocabulary';
export type DocumentName = z.input<typeof documentNameSchema>;
export { documentTypeSchema };
