import { namedSourceSchema, photoRequirementSchema, supplyRouteSchema } from '@vesika/requirements/schema';
import { acknowledgedWarnings, warningCodes } from '@vesika/requirements/vocabulary';
import { z } from 'zod';

export const factSourceSchema = namedSourceSchema.meta({ id: 'Source', description: 'Source of a fact.' });
export const sourcedShape = {
  source: factSourceSchema.nullable().describe('Source of the fact; null if there is none.'),
};

const routeSchema = supplyRouteSchema
  .extend(sourcedShape)
  .meta({ id: 'SupplyRoute', description: 'One way in which the photo reaches the authority.' });
export const supplySchema = routeSchema
  .extend({
    otherwise: z.array(routeSchema).describe('Ways for applications that differ from the usual one.'),
  })
  .meta({
    id: 'Supply',
    description: 'Who may take the photo; `kind` is null if we found nothing published.',
  });
export const editsSchema = photoRequirementSchema.shape.edits.extend(sourcedShape).meta({
  id: 'EditRules',
  description:
    'Edits of the picture that the authority refuses; `refused` is empty if we found nothing published.',
});

export const warningSchema = z
  .object({
    code: z
      .enum(warningCodes)
      .describe(
        '`own-photo-refused`: the authority takes the photo itself or accepts only photos from professionals. ' +
          '`discontinued`: no photo is needed any more. `supply-unknown`: we do not know who may take the photo. ' +
          '`edits-refused`: background or light was changed, which the authority refuses. `cropping-refused`: the ' +
          'authority refuses cropped files.',
      ),
    ...sourcedShape,
  })
  .meta({ id: 'Warning', description: 'A reason why the authority may refuse the photo.' });

/** Facts about a document that a person should know before taking a photo. */
export const firstToKnowShape = {
  supply: supplySchema,
  edits: editsSchema,
  warnings: z
    .array(warningSchema)
    .describe('Reasons why the authority may refuse this photo; empty if there are none.'),
};

const acknowledgedText =
  'Warnings that you accept. No photo is made for a document with the warning `own-photo-refused` or `discontinued` ' +
  'unless that code is listed here.';

/** Codes that an order of the API can acknowledge; `undetermined-checks` agrees to pay for such a photo. */
const orderAcknowledgements = [...acknowledgedWarnings, 'undetermined-checks'] as const;

const orderAcknowledgedText =
  `${acknowledgedText} A photo with undetermined checks stays a preview and uses no credit, unless ` +
  '`undetermined-checks` is listed here or you unlock the photo afterwards.';

export const orderAcknowledgeSchema = z
  .array(z.enum(orderAcknowledgements))
  .default([])
  .describe(orderAcknowledgedText);

export const acknowledgeFieldSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(orderAcknowledgements)))
  .describe(`${orderAcknowledgedText} Separate several codes with commas.`);
