import { z } from 'zod';
import { originalReportSchema, reportSchema } from './report.ts';

/** What a picture that is checked is meant as: the file that is handed in, or what a camera took for it. */
export const meanings = ['finished', 'original'] as const;
export type Meaning = (typeof meanings)[number];

/**
 * By what that was told: its very pixels are the document's; its shape is, at a size of finished photos; it is too
 * small for a camera's picture; it is larger than any finished photo; its shape is another one; a person said so.
 */
export const meaningSigns = ['exact-pixels', 'shape', 'small', 'large', 'other-shape', 'told'] as const;
export type MeaningSign = (typeof meaningSigns)[number];

const sign = z.enum(meaningSigns);

/** A picture judged for a document; nothing is made of it. */
export const photoCheckSchema = z.discriminatedUnion('meaning', [
  /** As the file it is, in every respect. */
  z.object({ meaning: z.literal('finished'), sign, report: reportSchema }),
  /** By what making a photo of it would mend, and what would have to be taken again. */
  z.object({ meaning: z.literal('original'), sign, original: originalReportSchema }),
]);
export type PhotoCheck = z.infer<typeof photoCheckSchema>;
