import { photoDifferences } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { requirementAnswerSchema } from './photo-requirements.ts';
import { setMax } from './process-photo.ts';
import { askedCountryCodeSchema, type DocumentName, documentTypeSchema } from './vocabulary.ts';

const documentPattern = '[A-Za-z]{2,3}-(passport|visa|id|other)(-[a-z0-9-]{1,180})?';

export const plannedDocumentSchema = z.object({
  countryCode: z.string(),
  documentType: documentTypeSchema,
  variant: z.string(),
  isPrimary: z.boolean(),
  label: z.string(),
  size: z.object({ widthMm: z.number(), heightMm: z.number() }),
  supply: requirementAnswerSchema.shape.supply,
  /** False if the authority takes the photo itself, accepts only studios' photos, or no longer asks for one. */
  takesOwnPhoto: z.boolean(),
  refusesEditing: z.boolean(),
  /**
   * Index of the photo in the plan that serves this document; null if it accepts no photo that the applicant provides.
   */
  photo: z.number().int().nullable(),
  /** Why the photo for the first document does not serve this one. */
  differences: z.array(z.enum(photoDifferences)),
});

export const photoPlan = defineOperation('GET /api/photo-plan', {
  summary: 'Plan the photos for several documents, and which documents share one',
  description:
    'Takes `documents`, or a trip with `from` (citizenship) and `to`, which stands for the passport and identity card of the ' +
    'first and the visas of the others. It does not know whether a visa is needed.',
  querystring: z
    .object({
      documents: z
        .string()
        .regex(new RegExp(`^${documentPattern}(,${documentPattern}){0,${setMax - 1}}$`))
        .optional()
        .meta({ example: 'TR-passport,US-visa' }),
      from: askedCountryCodeSchema.optional(),
      to: z
        .string()
        .regex(/^[A-Za-z]{2,3}(,[A-Za-z]{2,3}){0,11}$/)
        .optional()
        .meta({ example: 'US,IN' }),
    })
    .refine(({ documents, from }) => (documents === undefined) !== (from === undefined)),
  response: z.object({
    documents: z.array(plannedDocumentSchema),
    /** Number of photos needed in total. */
    photos: z.number().int(),
    /** Destinations whose visa photo has no record. */
    withoutRecord: z.array(z.string()),
    /**
     * Documents people often need beside the first; if one of the planned photos serves it, `photo` is less than
     * `photos`.
     */
    likely: z.array(plannedDocumentSchema),
  }),
  errors: ['requirement-not-found', 'photo-captured', 'variant-missing'],
});

export type PlannedDocument = z.infer<typeof plannedDocumentSchema>;
export type PhotoPlan = z.infer<typeof photoPlan.response>;

/** A document as queries and addresses write it: `US-visa`, `GB-visa-eta`. */
export function documentText({ countryCode, documentType, variant }: DocumentName): string {
  return [
    countryCode,
    documentType,
    ...(variant === undefined || variant === 'standard' ? [] : [variant]),
  ].join('-');
}

/** Null if the text names no document. */
export function documentIn(text: string): DocumentName | null {
  if (!new RegExp(`^${documentPattern}$`).test(text)) return null;
  const [countryCode = '', documentType, ...variant] = text.split('-');
  return {
    countryCode: countryCode.toUpperCase(),
    documentType: documentType as DocumentName['documentType'],
    ...(variant.length > 0 && { variant: variant.join('-') }),
  };
}
