import {
  namedSourceSchema,
  photoRequirementSchema,
  sourceSchema,
  supplyRouteSchema,
  verifiedSchema,
} from '@vesika/requirements/schema';
import { z } from 'zod';
import { requirementBasisSchema } from '../photo-requirements.ts';
import { countryCodeSchema, documentTypeSchema, variantSchema } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineV1Operation, keyErrors } from './v1-operation.ts';

const listedRequirementSchema = z
  .object({
    countryCode: z.string(),
    countryName: z.string(),
    documentType: documentTypeSchema,
    variant: z.string(),
    label: z.string(),
    isPrimary: z.boolean().describe('The one that is meant where no variant is named.'),
    widthMm: z.number(),
    heightMm: z.number(),
    verified: verifiedSchema,
  })
  .meta({ id: 'ListedRequirement' });

export const v1ListRequirements = defineV1Operation('v1ListRequirements', {
  tag: 'Requirements',
  scope: 'requirements:read',
  summary: 'List requirements',
  description: 'Every document that is on record, by country.',
  querystring: z.object({
    countryCode: countryCodeSchema.optional(),
    documentType: documentTypeSchema.optional(),
    ...pageQuery(200, 100),
  }),
  response: pageOf(listedRequirementSchema).meta({ id: 'RequirementPage' }),
  errors: keyErrors,
  example: {
    query: { countryCode: 'DE' },
    response: { data: [examples.listedRequirement], nextCursor: null },
  },
});

const sourced = { source: namedSourceSchema.nullable() };
const routeSchema = supplyRouteSchema.extend(sourced);

/** The record without the fields only its editors need. */
const recordShape = photoRequirementSchema.omit({
  guideSlug: true,
  officialRefs: true,
  inheritsFrom: true,
}).shape;

export const requirementSchema = z
  .object({
    ...recordShape,
    supply: routeSchema
      .extend({ otherwise: z.array(routeSchema) })
      .describe('Who may take the photo; `kind` null: we found nothing published.'),
    edits: recordShape.edits.extend(sourced).describe('What may not be done to the picture.'),
    discontinued: recordShape.discontinued
      .unwrap()
      .extend(sourced)
      .nullable()
      .describe('The photo, or the whole document, is asked for no more.'),
    basis: requirementBasisSchema
      .exclude(['request'])
      .describe(
        '`record`: this document’s own. `passport-of-country`: it has none, its passport’s stands in. `default`: nothing ' +
          'is known, and common values stand in.',
      ),
    childRules: z
      .array(
        z.object({
          ageYearsBelow: z.number(),
          relaxed: z.array(z.string()).describe('Checks that are not held against a child.'),
          headHeight: z.object({ minMm: z.number(), maxMm: z.number() }).nullable(),
          source: sourceSchema,
        }),
      )
      .describe('What the authority forgives children, youngest first.'),
  })
  .meta({ id: 'Requirement' });

export const v1GetRequirement = defineV1Operation('v1GetRequirement', {
  tag: 'Requirements',
  scope: 'requirements:read',
  summary: 'Get a requirement',
  description:
    'What an authority asks of a photo, each fact with its source: sizes and colours, who may take it (`supply`), what ' +
    'may not be edited (`edits`). Notes are in the language of `Accept-Language` where it is one of ours, else in English.',
  params: z.object({ countryCode: countryCodeSchema, documentType: documentTypeSchema }),
  querystring: z.object({ variant: variantSchema.optional() }),
  response: requirementSchema,
  errors: [...keyErrors, 'requirement-not-found', 'variant-missing'],
  example: { params: { countryCode: 'DE', documentType: 'passport' } },
});

export type RequirementResource = z.infer<typeof requirementSchema>;
export type ListedRequirement = z.infer<typeof listedRequirementSchema>;
