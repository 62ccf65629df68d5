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

export const getDraft = defineOperation('GET /api/draft', {
  summary: 'Get the photo in progress of the account or session; null without one',
  description: 'The service saves it with every upload and every photo made.',
  response: z.object({ draft: draftSchema.nullable() }),
  errors: accountErrors,
});

export const discardDraft = defineOperation('DELETE /api/draft', {
  summary: 'Discard the photo in progress; finished photos remain',
  response: z.object({ discarded: z.literal(true) }),
  errors: accountErrors,
});

export const choicesLink = defineOperation('POST /api/choices-link', {
  summary: 'Get an address that opens the wizard on another device with these choices; it carries no session',
  body: z.object({
    countryCode: countryCodeSchema.optional(),
    documentType: documentTypeSchema.optional(),
    variant: variantSchema.optional(),
    language: languageSchema,
  }),
  response: z.object({
    url: z.string(),
    /** The address as a QR code (SVG). */
    qrSvg: z.string(),
  }),
  errors: ['rate-limited'],
});

export const mosaicSize = { widthPx: 8, heightPx: 10 };
/** The picture in so few pixels that it shows which one it is and nobody can be recognised: RGB by rows, in base64. */
const mosaicSchema = z.string().regex(/^[A-Za-z0-9+/]{320}$/);

export const deviceSchema = z.enum(['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows']);

export const handOff = defineOperation('POST /api/hand-off', {
  summary: 'Create a link, also as a code, with which another browser gets a copy of the photo in progress',
  description: 'The copy belongs to that browser alone: the caller sees nothing of what is done with it.',
  body: z.object({ language: languageSchema, mosaic: mosaicSchema.optional() }),
  response: z.object({
    /** Can be used once, within a quarter of an hour. */
    url: z.string(),
    /** The link as a QR code (SVG). */
    qrSvg: z.string(),
    /** The same as a code to type; case, spaces and hyphens do not matter. */
    code: z.string(),
    expiresAt: momentSchema,
  }),
  errors: [...accountErrors, 'session-missing', 'image-not-found', 'rate-limited'],
});

export const mailResumeLink = defineOperation('POST /api/resume-mail', {
  summary:
    'Mail a link with which another browser gets a copy of the photo in progress, once and within a day',
  body: z.object({
    email: z.email().max(254).toLowerCase(),
    language: languageSchema,
    mosaic: mosaicSchema.optional(),
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['session-missing', 'image-not-found', 'rate-limited', 'mail-unavailable'],
});

const resumeTokenSchema = z.object({ token: z.string().min(1).max(200) });

export const previewResumeLink = defineOperation('POST /api/resume-preview', {
  summary: 'Show what a link continues, without using it up',
  body: resumeTokenSchema,
  response: z.object({
    countryCode: z.string(),
    documentType: documentTypeSchema,
    mosaic: mosaicSchema.nullable(),
    /** Null if the browser that made the link did not name its system. */
    device: deviceSchema.nullable(),
    madeAt: momentSchema,
  }),
  errors: ['rate-limited', 'resume-link-invalid'],
});

export const resume = defineOperation('POST /api/resume', {
  summary: 'Copy the photo in progress of a link to this account or session, which keeps its own',
  body: resumeTokenSchema,
  response: z.object({ resumed: z.literal(true) }),
  errors: [...accountErrors, 'rate-limited', 'resume-link-invalid'],
});

export type Device = z.output<typeof deviceSchema>;
export type Draft = z.input<typeof draftSchema>;
