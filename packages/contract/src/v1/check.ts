import { answersSchema, changeSchema, checkSchema, originalReportSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { checkNameSchema, overallVerdictSchema } from '../verdict.ts';
import { askedCountryCodeSchema, documentTypeSchema, variantSchema } from '../vocabulary.ts';
import { firstToKnowShape } from '../warnings.ts';
import { examples } from './examples.ts';
import { defineV1Operation, engineErrors } from './v1-operation.ts';

/** The document whose rules apply. */
export const documentFields = {
  countryCode: askedCountryCodeSchema,
  documentType: documentTypeSchema,
  variant: variantSchema.optional(),
};

/** The same in an answer, which names the record that was used. */
export const usedDocumentShape = {
  countryCode: z.string().describe('ISO 3166-1 alpha-2 code in upper case.'),
  documentType: documentTypeSchema,
  variant: z.string().describe('Variant of the record that was used.'),
};

export const childAgeField = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(17)
  .optional()
  .describe('Age of a child in full years. Authorities relax some rules for children.');

export const v1CheckSchema = checkSchema
  .extend({
    id: checkNameSchema,
    advice: z
      .object({
        key: checkSchema.shape.advice.unwrap().describe('Stable name of the advice.'),
        text: z.string().describe('Sentence in the language of `Accept-Language`; English if there is none.'),
      })
      .nullable()
      .describe('Advice for the person. On `pass` it is a remark, mostly null.'),
  })
  .meta({
    id: 'Check',
    description: 'One rule: the measured value, the permitted values and the source of the rule.',
  });

const findingSchema = v1CheckSchema
  .extend({
    remedy: originalReportSchema.shape.findings.element.shape.remedy
      .optional()
      .describe(
        'What to do about it; only for a portrait. `none`: nothing, or nothing helps. `fix`: making a photo fixes it. ' +
          '`retake`: take the portrait again. `ask`: only the person can tell.',
      ),
  })
  .meta({ id: 'Finding', description: 'A check with its remedy.' });

export const v1ChangeSchema = changeSchema.meta({ id: 'Change', description: 'A change of the picture.' });
export const v1AnswersSchema = answersSchema.meta({
  id: 'Answers',
  description: 'Answers of the person to the questions of checks that a picture cannot decide.',
});

const checkSubjectSchema = z
  .enum(['photo', 'portrait'])
  .describe('`photo`: a finished photo file. `portrait`: an original from a camera.');

export const v1CheckPhoto = defineV1Operation('POST /api/v1/checks', {
  tag: 'Checks',
  scope: 'photos:write',
  needsPackage: true,
  summary: 'Check a photo',
  description:
    'Checks a picture against the rules of a document without changing it. A `photo` is judged as the finished file. ' +
    'For a `portrait`, each check also has a `remedy`: whether making a photo fixes it, the portrait must be taken again, ' +
    'or only the person can tell. The picture is not stored, and no credit is used.',
  consumes: ['multipart/form-data'],
  form: z.strictObject({
    subject: checkSubjectSchema.default('photo'),
    ...documentFields,
    childAgeYears: childAgeField,
  }),
  response: z
    .object({
      subject: checkSubjectSchema,
      ...usedDocumentShape,
      widthPx: z.int().describe('Width of the picture in pixels.'),
      heightPx: z.int().describe('Height of the picture in pixels.'),
      ...firstToKnowShape,
      verdict: overallVerdictSchema,
      checks: z.array(findingSchema).describe('All checks, with their measured values.'),
    })
    .meta({ id: 'CheckResult', description: 'Result of checking a picture.' }),
  errors: engineErrors,
  example: {
    form: { file: '@portrait.jpg', subject: 'portrait', countryCode: 'BE', documentType: 'passport' },
    response: examples.checkResult,
  },
});
