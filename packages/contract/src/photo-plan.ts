import { photoDifferences } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { requirementAnswerSchema } from './photo-requirements.ts';
import { setMax } from './process-photo.ts';
import { countryCodeSchema, type DocumentName, documentTypeSchema } from './vocabulary.ts';

const documentPattern = '[A-Za-z]{2}-(passport|visa|id|other)(-[a-z0-9-]{1,60})?';

export const plannedDocumentSchema = z.object({
  countryCode: z.string(),
  documentType: documentTypeSchema,
  variant: z.string(),
  isPrimary: z.boolean(),
  label: z.string(),
  size: z.object({ widthMm: z.number(), heightMm: z.number() }),
  supply: requirementAnswerSchema.shape.supply,
  /** False where the authority takes the photo itself, has it from studios alone, or asks for none any more. */
  takesOwnPhoto: z.boolean(),
  refusesEditing: z.boolean(),
  /** Which photo of the plan does for it, counted from 0; null where none of one's own does. */
  photo: z.number().int().nullable(),
  /** Why the photo of the first document does not do for it. */
  differences: z.array(z.enum(photoDifferences)),
});

export const photoPlan = defineOperation('photoPlan', {
  summary: 'What photos a number of documents need, and which of them share one',
  description:
    'Name `documents`, or a trip by `from` (whose citizen) and `to`: then they are the passport and identity card of the ' +
    'one and the visas of the others. Whether a visa is needed is not known here.',
  querystring: z
    .object({
      documents: z
        .string()
        .regex(new RegExp(`^${documentPattern}(,${documentPattern}){0,${setMax - 1}}$`))
        .optional()
        .meta({ example: 'TR-passport,US-visa' }),
      from: countryCodeSchema.optional(),
      to: z
        .string()
        .regex(/^[A-Za-z]{2}(,[A-Za-z]{2}){0,11}$/)
        .optional()
        .meta({ example: 'US,IN' }),
    })
    .refine(({ documents, from }) => (documents === undefined) !== (from === undefined)),
  response: z.object({
    documents: z.array(plannedDocumentSchema),
    /** How many photos they come to. */
    photos: z.number().int(),
    /** Destinations of whose visa no photo is on record. */
    withoutRecord: z.array(z.string()),
    /** What people often need beside the first document; `photo` is below `photos` where one of theirs does for it. */
    likely: z.array(plannedDocumentSchema),
  }),
  errors: ['request-invalid', 'requirement-not-found', 'variant-missing'],
});

export type PlannedDocument = z.infer<typeof plannedDocumentSchema>;
export type PhotoPlan = z.infer<typeof photoPlan.response>;

/** `US-visa`, `GB-visa-eta`: a document as queries and addresses write it. */
export function documentText({ countryCode, documentType, variant }: DocumentName): string {
  return [
    countryCode,
    documentType,
    ...(variant === undefined || variant === 'standard' ? [] : [variant]),
  ].join('-');
}

/** Null where the text is none. */
export function documentIn(text: string): DocumentName | null {
  if (!new RegExp(`^${documentPattern}$`).test(text)) return null;
  const [countryCode = '', documentType, ...variant] = text.split('-');
  return {
    countryCode: countryCode.toUpperCase(),
    documentType: documentType as DocumentName['documentType'],
    ...(variant.length > 0 && { variant: variant.join('-') }),
  };
}
