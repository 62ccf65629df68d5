import { namedSourceSchema, photoRequirementSchema, supplyRouteSchema } from '@vesika/requirements/schema';
import { acknowledgedWarnings, warningCodes } from '@vesika/requirements/vocabulary';
import { z } from 'zod';

export const warningSchema = z
  .object({
    code: z
      .enum(warningCodes)
      .describe(
        '`own-photo-refused`: the office takes the photo itself or has it from professionals. `discontinued`: no photo is ' +
          'asked for any more. `supply-unknown`: we found nothing about who may take it. `edits-refused`: background or light ' +
          'was changed, which the authority refuses. `cropping-refused`: the file must not even be cropped.',
      ),
    source: namedSourceSchema.nullable().describe('Who says so; null if nobody does.'),
  })
  .meta({ id: 'Warning' });

const sourced = { source: namedSourceSchema.nullable() };
const routeSchema = supplyRouteSchema.extend(sourced);

/** Facts that come before how the photo looks. */
export const firstToKnowShape = {
  supply: routeSchema
    .extend({ otherwise: z.array(routeSchema) })
    .describe('Who may take the photo; `kind` is null if we found nothing.'),
  edits: photoRequirementSchema.shape.edits
    .extend(sourced)
    .describe('Which edits the authority refuses; empty if we found nothing.'),
  warnings: z
    .array(warningSchema)
    .describe('What to know before handing this photo in; empty if nothing speaks against it.'),
};

const acknowledgedText =
  'Warnings the caller knows of. No photo is made for a document with `own-photo-refused` or `discontinued` unless that ' +
  'code is listed here.';

export const acknowledgeSchema = z.array(z.enum(acknowledgedWarnings)).default([]).describe(acknowledgedText);

export const acknowledgeFieldSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(acknowledgedWarnings)))
  .describe(`${acknowledgedText} Separated by commas.`);
