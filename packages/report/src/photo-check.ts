import { documentTypes } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { originalReportSchema, reportSchema } from './report.ts';

/** Meaning of a checked picture: the finished file, or an original from a camera. */
export const meanings = ['finished', 'original'] as const;
export type Meaning = (typeof meanings)[number];

/**
 * Evidence for the meaning: the file carries a record of being made here; the picture has exactly the document's pixels; it has the document's aspect ratio at
 * the size of finished photos; it is too small for a camera; it is larger than any finished photo; it has another
 * aspect ratio; the person stated the meaning.
 */
export const meaningSigns = [
  'made-here',
  'exact-pixels',
  'shape',
  'small',
  'large',
  'other-shape',
  'told',
] as const;
export type MeaningSign = (typeof meaningSigns)[number];

const sign = z.enum(meaningSigns);

/** The verdicts on a picture that was only checked. */
export const photoCheckSchema = z.discriminatedUnion('meaning', [
  /** Judged as the finished file, in every respect. */
  z.object({
    meaning: z.literal('finished'),
    sign,
    report: reportSchema,
    /** The document that the file was made for here; absent if the file does not say. */
    madeFor: z
      .object({ countryCode: z.string(), documentType: z.enum(documentTypes), variant: z.string() })
      .optional(),
  }),
  /** Judged as an original: what making the photo would fix, and what needs a retake. */
  z.object({ meaning: z.literal('original'), sign, original: originalReportSchema }),
]);
export type PhotoCheck = z.infer<typeof photoCheckSchema>;
