import {
  answersSchema,
  changeSchema,
  checkSchema,
  originalReportSchema,
  verdictSchema,
} from '@vesika/report/schema';
import { z } from 'zod';
import { countryCodeSchema, documentTypeSchema, variantSchema } from '../vocabulary.ts';
import { firstToKnowShape } from '../warnings.ts';
import { examples } from './examples.ts';
import { defineV1Operation, engineErrors, keyErrors, receivingErrors } from './v1-operation.ts';

/** The document whose rules apply. */
export const documentFields = {
  countryCode: countryCodeSchema,
  documentType: documentTypeSchema,
  variant: variantSchema.optional(),
};

export const childAgeField = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(17)
  .optional()
  .describe('Full years of the child in the picture: authorities forgive children some things.');

export const v1CheckSchema = checkSchema.meta({
  id: 'Check',
  description: 'One rule: what was measured, what is allowed, in which unit, and who says so.',
});

export const v1ChangeSchema = changeSchema.meta({ id: 'Change' });
export const overallVerdictSchema = verdictSchema.describe(
  '`fail` where a check fails, else `undetermined` where one could not be decided.',
);
export { answersSchema };

/** A finished photo file, or an original from a camera. */
const checkSubjectSchema = z.enum(['photo', 'portrait']);

export const v1CheckPhoto = defineV1Operation('v1CheckPhoto', {
  tag: 'Checks',
  scope: 'photos:write',
  needsPackage: true,
  summary: 'Check a photo',
  description:
    'Judges a picture against the rules of a document and changes nothing. A `photo` is judged as a finished file. For a ' +
    '`portrait` from a camera, the `remedy` of each check says whether making a photo corrects the fault, whether the ' +
    'portrait has to be retaken, or whether the person has to answer a question. Nothing is kept, and it costs no credit.',
  consumes: ['multipart/form-data'],
  form: z.strictObject({
    subject: checkSubjectSchema.default('photo').describe('What the picture is meant as.'),
    ...documentFields,
    childAgeYears: childAgeField,
  }),
  response: z
    .object({
      subject: checkSubjectSchema,
      countryCode: z.string(),
      documentType: documentTypeSchema,
      variant: z.string(),
      widthPx: z.int(),
      heightPx: z.int(),
      ...firstToKnowShape,
      verdict: overallVerdictSchema,
      checks: z.array(
        v1CheckSchema.extend({
          remedy: originalReportSchema.shape.findings.element.shape.remedy
            .optional()
            .describe('What to do about it; of a portrait alone.'),
        }),
      ),
    })
    .meta({ id: 'CheckResult' }),
  errors: [...keyErrors, ...receivingErrors, ...engineErrors],
  example: {
    form: { file: '@portrait.jpg', subject: 'portrait', countryCode: 'BE', documentType: 'passport' },
    response: examples.checkResult,
  },
});
