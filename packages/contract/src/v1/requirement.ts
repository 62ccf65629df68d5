import { photoRequirementSchema, sourceSchema, verifiedSchema } from '@vesika/requirements/schema';
import { childGuidance } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { backgroundChoiceSchema, requirementBasisSchema } from '../photo-requirements.ts';
import { askedCountryCodeSchema, documentTypeSchema, variantSchema } from '../vocabulary.ts';
import { editsSchema, factSourceSchema, sourcedShape, supplySchema } from '../warnings.ts';
import { usedDocumentShape } from './check.ts';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineV1Operation } from './v1-operation.ts';

/** The record without the fields only its editors need. */
const recordShape = photoRequirementSchema.omit({
  guideSlug: true,
  officialRefs: true,
  inheritsFrom: true,
}).shape;

const listedRequirementSchema = z
  .object({
    ...usedDocumentShape,
    countryName: recordShape.countryName,
    label: recordShape.label,
    isPrimary: recordShape.isPrimary,
    widthMm: z.number().describe('Width of the photo in mm.'),
    heightMm: z.number().describe('Height of the photo in mm.'),
    verified: verifiedSchema,
  })
  .meta({ id: 'ListedRequirement', description: 'A document in the list of requirements.' });

export const v1ListRequirements = defineV1Operation('GET /api/v1/requirements', {
  tag: 'Requirements',
  scope: 'requirements:read',
  isOpen: true,
  summary: 'List requirements',
  description:
    'Returns every document we have requirements for, sorted by country. Works without a key, also from pages of other ' +
    'sites.',
  querystring: z.object({
    countryCode: askedCountryCodeSchema.optional(),
    search: z
      .string()
      .max(80)
      .optional()
      .describe('Any name of a country or document in eleven languages; the best matches come first.'),
    documentType: documentTypeSchema.optional(),
    ...pageQuery(200, 100),
  }),
  response: pageOf(listedRequirementSchema).meta({
    id: 'RequirementPage',
    description: 'A page of requirements.',
  }),
  example: {
    query: { countryCode: 'DE' },
    response: { data: [examples.listedRequirement], nextCursor: null },
  },
});

export const requirementSchema = z
  .object({
    ...recordShape,
    supply: supplySchema,
    edits: editsSchema,
    discontinued: recordShape.discontinued
      .unwrap()
      .extend(sourcedShape)
      .nullable()
      .describe('Set if the authority no longer asks for the photo, or no longer issues the document.'),
    sources: z.array(factSourceSchema).describe(recordShape.sources.description!),
    basis: requirementBasisSchema
      .exclude(['request'])
      .describe(
        'Origin of the values. `record`: the document itself. `passport-of-country`: the passport of the country, because ' +
          'we have no record of the document. `default`: common values, because we have no record at all.',
      ),
    backgroundChoices: z
      .array(
        backgroundChoiceSchema.meta({ id: 'BackgroundChoice', description: 'A colour of the background.' }),
      )
      .describe('Colours that the background may be painted in, the record’s own first.'),
    childRules: z
      .array(
        z.object({
          ageYearsBelow: z.number().describe('The rule applies to children under this age in years.'),
          relaxed: z.array(z.string()).describe('Checks that do not apply to these children.'),
          leftOpen: z
            .array(z.string())
            .describe(
              'Checks whose failure is undetermined, because the rule does not say whether it counts.',
            ),
          headHeight: z
            .object({
              minMm: z.number().describe('Lower bound in mm.'),
              maxMm: z.number().describe('Upper bound in mm.'),
              source: sourceSchema
                .nullable()
                .describe('Source of the band; null if it is the source of the rule.'),
            })
            .nullable()
            .describe('Head height for these children; null if it does not differ.'),
          guidance: z
            .array(
              z.object({
                says: z.array(z.enum(childGuidance)).describe('Statements of this source.'),
                source: sourceSchema.describe('Source of the statements.'),
              }),
            )
            .describe(
              'What authorities say on taking the photo. `nobody-else`: no hand or arm of another person is visible. ' +
                '`hidden-hand`: a hand may hold the head if it is not visible. `on-sheet`: on a plain, light sheet, from ' +
                'above. `covered-seat`: in a car seat under a white sheet. `smooth-sheet`: without patterns and folds. ' +
                '`no-toys`: without toys and dummies. `eyes-open`: also for newborns.',
            ),
          source: sourceSchema.describe('Source of the rule.'),
        }),
      )
      .describe('Rules for children, youngest first.'),
  })
  .meta({ id: 'Requirement', description: 'What an authority requires of a photo.' });

export const v1GetRequirement = defineV1Operation('GET /api/v1/requirements/:countryCode/:documentType', {
  tag: 'Requirements',
  scope: 'requirements:read',
  isOpen: true,
  summary: 'Get a requirement',
  description:
    'Returns what an authority requires of a photo, each fact with its source: sizes and colours, who may take it ' +
    '(`supply`) and which edits are refused (`edits`). Notes are in the language of `Accept-Language` if we support it, ' +
    'otherwise in English. Works without a key, also from pages of other sites.',
  params: z.object({ countryCode: askedCountryCodeSchema, documentType: documentTypeSchema }),
  querystring: z.object({ variant: variantSchema.optional() }),
  response: requirementSchema,
  errors: ['requirement-not-found', 'photo-captured', 'variant-missing'],
  example: { params: { countryCode: 'DE', documentType: 'passport' } },
});

export type RequirementResource = z.infer<typeof requirementSchema>;
export type ListedRequirement = z.infer<typeof listedRequirementSchema>;
