import { z } from 'zod';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { processedPhotoSchema } from './process-photo.ts';
import { countryCodeSchema, documentTypeSchema, languageSchema, variantSchema } from './vocabulary.ts';

export const draftSchema = z.object({
  countryCode: z.string(),
  documentType: documentTypeSchema,
  variant: z.string().nullable(),
  cropOnly: z.boolean(),
  childAgeYears: z.number().int().nullable(),
  /** The stored original, for `processPhoto`; null before a picture was uploaded and after it was deleted. */
  imageUrl: z.string().nullable(),
  /** The last photo made of the original, in its current state. */
  photo: processedPhotoSchema.nullable(),
  updatedAt: momentSchema,
});

export const getDraft = defineOperation('getDraft', {
  summary: 'Get the photo in progress of the account or session; null without one',
  description: 'The service saves it with every upload and every photo made.',
  response: z.object({ draft: draftSchema.nullable() }),
  errors: accountErrors,
});

export const discardDraft = defineOperation('discardDraft', {
  summary: 'Discard the photo in progress; finished photos remain',
  response: z.object({ discarded: z.literal(true) }),
  errors: accountErrors,
});

/** Choices made so far, which the other device takes over. */
const choicesSchema = z.object({
  countryCode: countryCodeSchema.optional(),
  documentType: documentTypeSchema.optional(),
  variant: variantSchema.optional(),
});

export const handOff = defineOperation('handOff', {
  summary: 'Create a link with which another browser, such as that of a phone, continues this session',
  body: choicesSchema.extend({ language: languageSchema }),
  response: z.object({
    /** Can be used once, within a quarter of an hour. */
    url: z.string(),
    /** The link as a QR code (SVG). */
    qrSvg: z.string(),
    expiresAt: momentSchema,
  }),
  errors: [...accountErrors, 'rate-limited'],
});

export const mailResumeLink = defineOperation('mailResumeLink', {
  summary: 'Mail a link with which another browser continues this session, once and within a day',
  body: z.object({ email: z.email().max(254).toLowerCase(), language: languageSchema }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['session-missing', 'rate-limited', 'mail-unavailable'],
});

export const resume = defineOperation('resume', {
  summary: 'Continue the session of a link, whose cookie is set',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ resumed: z.literal(true) }),
  errors: ['rate-limited', 'resume-link-invalid'],
});

export type Draft = z.input<typeof draftSchema>;
