import { answersSchema, changeSchema, checkSchema, verdictSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { countryCodeSchema, documentTypeSchema, variantSchema } from '../vocabulary.ts';

/** Which document's rules. */
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
