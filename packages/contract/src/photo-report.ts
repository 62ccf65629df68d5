import { answersSchema, checkSchema, reportSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { galleryPhotoSchema, photoIdParamsSchema } from './gallery.ts';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { processedPhotoSchema } from './process-photo.ts';
import { rejectionReasonSchema } from './purchases.ts';
import { languageSchema } from './vocabulary.ts';

/** A photo judged again by a record that changed since the photo was made. */
export const rulesChangeSchema = z.object({
  judgedAt: momentSchema,
  /** Checks under the current rules; the report keeps the original ones. */
  checks: z.array(checkSchema),
  /** Changes of the record: the field's path, its former and its current value. */
  differences: z.array(z.object({ field: z.string(), was: z.unknown(), is: z.unknown() })),
});

export const photoReportSchema = z.object({
  photo: galleryPhotoSchema,
  requirement: processedPhotoSchema.shape.requirement,
  report: reportSchema,
  answers: answersSchema,
  rulesChange: rulesChangeSchema.nullable(),
  /** The objection of an authority, as its owner reported it; null if the photo was not rejected. */
  rejection: z
    .object({ reason: rejectionReasonSchema.nullable(), authorityReason: z.string().nullable() })
    .nullable(),
  /**
   * Signed link, valid for an hour, to an enlarged picture of the differences between original and result inside the
   * person.
   */
  proofUrl: z.string().nullable(),
});

const photoErrors = ['session-missing', ...accountErrors, 'photo-not-found'] as const;

export const getPhotoReport = defineOperation('GET /api/photos/:photoId/report', {
  summary: 'Get the full report of a finished photo of an account or a session',
  params: photoIdParamsSchema,
  response: photoReportSchema,
  errors: photoErrors,
});

export const answerQuestions = defineOperation('POST /api/photos/:photoId/answers', {
  summary: 'Answer the questions of checks, and judge the photo again',
  description: 'Each answer replaces the previous one of its check. A check that rests on an answer says so.',
  params: photoIdParamsSchema,
  body: z.object({ answers: answersSchema }),
  response: photoReportSchema,
  errors: [...photoErrors, 'rate-limited'],
});

export const photoCertificate = defineOperation('GET /api/photos/:photoId/certificate', {
  summary: 'Download the report of a clean photo as a PDF of one page',
  produces: ['application/pdf'],
  params: photoIdParamsSchema,
  querystring: z.object({
    language: languageSchema,
  }),
  errors: [...photoErrors, 'payment-required', 'rate-limited', 'busy', 'engine-unavailable', 'internal'],
});

export type RulesChange = z.input<typeof rulesChangeSchema>;
export type PhotoReportAnswer = z.input<typeof photoReportSchema>;
