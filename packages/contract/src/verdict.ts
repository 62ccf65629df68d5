import { checkIdSchema, verdictSchema } from '@vesika/report/schema';
import { z } from 'zod';

/** Verdict and faults of a photo, as programs read them. */
export const checkNameSchema = checkIdSchema.meta({ id: 'CheckId', description: 'Name of a check.' });

export const overallVerdictSchema = verdictSchema.describe(
  '`fail` if any check fails, otherwise `undetermined` if any check could not be decided, otherwise `pass`.',
);

export const faultsShape = {
  verdict: overallVerdictSchema,
  failedChecks: z.array(checkNameSchema).describe('Checks that fail.'),
  undeterminedChecks: z.array(checkNameSchema).describe('Checks that could not be decided.'),
};
