/** Schemas of the files in data/. */
import { z } from 'zod';
import {
  alpha2,
  alpha3,
  authoritySchema,
  documentTypeSchema,
  isoDate,
  namedSourceSchema,
  photoRequirementSchema,
  positiveMm,
  regionSchema,
  ruledFacts,
  sourceId,
  sourceSchema,
} from './schema.ts';
import { childGuidance, relaxableChecks } from './vocabulary.ts';

const takenByOthers = (route: { kind: string | null }) =>
  route.kind === 'captured' || route.kind === 'certified-digital';

/** A document whose photo nobody brings, so that no size is published for it: one entry of data/captured-documents.json. */
export const capturedDocumentSchema = z
  .strictObject({
    ...photoRequirementSchema.pick({
      countryCode: true,
      documentType: true,
      variant: true,
      label: true,
      supply: true,
      checkedOn: true,
      authority: true,
    }).shape,
    sources: z
      .array(namedSourceSchema)
      .min(1)
      .describe('Sources of the entry, nearest to the authority first.'),
  })
  .refine(({ supply }) => [supply, ...supply.otherwise].every(takenByOthers), 'is brought by the applicant')
  .describe('A document whose photo is taken by the authority, or by a studio connected to it.');

/** A document under the names that people search for: one entry of data/names/documents.json. */
export const namedDocumentSchema = z.strictObject({
  countryCode: alpha2,
  documentType: documentTypeSchema
    .nullable()
    .default(null)
    .describe('Null if no record is this document’s: its country is all that can be found.'),
  variant: z.string().min(1).nullable().default(null).describe('Null for the primary record.'),
  names: z.array(z.string().min(1)).min(1).readonly().describe('The usual name first.'),
  isCaptured: z
    .literal(true)
    .optional()
    .describe('The document has a page but no requirements, because its photo is taken on the spot.'),
});

/** An authority with its page and its documents: one entry of data/authorities.json. */
export const documentAuthoritySchema = authoritySchema.extend({
  of: z
    .array(z.string().regex(/^[A-Z]{2} (passport|visa|id|other)( [a-z0-9-]+)?$/))
    .min(1)
    .describe('Documents by country and type; with a variant if others of this type have another authority.'),
});

/** data/names/countries.json: names of countries other than those of Intl, by code. */
export const countryNamesSchema = z.record(alpha2, z.array(z.string().min(1)).min(1));

/** One file of data/countries: the country once, then its records without country and computed fields. */
export const countryFileSchema = z.strictObject({
  countryCode: alpha2,
  alpha3,
  countryName: z.string().min(1),
  region: regionSchema,
  records: z
    .array(
      photoRequirementSchema
        .omit({
          countryCode: true,
          alpha3: true,
          countryName: true,
          region: true,
          isPrimary: true,
          authority: true,
          verified: true,
          changedOn: true,
          sourceDate: true,
        })
        .extend({ sources: z.array(sourceId).min(1) }),
    )
    .min(1),
});

/** One entry of data/changes.json. */
export const rulesChangeSchema = z
  .strictObject({
    date: isoDate.describe('Date on which our record changed.'),
    countryCode: alpha2.describe('ISO 3166-1 alpha-2 code.'),
    documentType: documentTypeSchema,
    variant: z.string().describe('Variant of the record.'),
    facts: z.array(z.enum(ruledFacts)).describe('Facts that changed; empty if the record was added.'),
    before: z
      .partialRecord(z.enum(ruledFacts), z.unknown())
      .describe('Earlier values of these facts, without evidence; absent for a fact that was not known.'),
  })
  .describe('A change of the rules of a record: the authority changed them, or we corrected ours.');

/** One entry of data/child-rules.json: what an authority says of children below an age. */
export const childRuleSchema = z
  .strictObject({
    countryCodes: z.array(alpha2).min(1),
    documentTypes: z.array(documentTypeSchema).min(1),
    ageYearsBelow: z.number().int().min(1).max(18),
    relaxed: z.array(z.enum(relaxableChecks)).readonly().describe('Checks that do not count.'),
    leftOpen: z
      .array(z.enum(relaxableChecks))
      .readonly()
      .describe('Checks whose failure the rule for these children neither forgives nor confirms.'),
    headHeight: z
      .strictObject({
        minMm: positiveMm,
        maxMm: positiveMm,
        source: sourceSchema.nullable().describe('Source of the band; null if it is that of the rule.'),
      })
      .nullable(),
    guidance: z
      .array(z.strictObject({ says: z.array(z.enum(childGuidance)).min(1).readonly(), source: sourceSchema }))
      .readonly(),
    source: sourceSchema,
  })
  .refine(
    ({ relaxed, leftOpen, headHeight, guidance }) =>
      [relaxed, leftOpen, guidance].some((list) => list.length > 0) || headHeight !== null,
    'says nothing',
  )
  .refine(({ relaxed, leftOpen, guidance }) => {
    const says = guidance.flatMap((each) => each.says);
    const checks = [...relaxed, ...leftOpen];
    return new Set(checks).size === checks.length && new Set(says).size === says.length;
  }, 'says something twice');

export type ChildRule = z.infer<typeof childRuleSchema>;
export type NamedDocument = z.infer<typeof namedDocumentSchema>;
export type CapturedDocument = z.infer<typeof capturedDocumentSchema>;
export type RulesChange = z.infer<typeof rulesChangeSchema>;
export type CountryFile = z.infer<typeof countryFileSchema>;
