import {
  namedSourceSchema,
  photoRequirementSchema,
  sourceSchema,
  verifiedSchema,
} from '@vesika/requirements/schema';
import { backgroundColours, childGuidance } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { askedCountryCodeSchema, documentTypeSchema, variantSchema } from './vocabulary.ts';
import { editsSchema, sourcedShape, supplySchema } from './warnings.ts';

export const requirementQuerySchema = z.object({
  countryCode: askedCountryCodeSchema,
  documentType: documentTypeSchema.default('passport'),
  variant: variantSchema.optional(),
});

/**
 * Basis of the numbers. `passport-of-country`: the country has no record of this document, so its passport's
 * record is used. `default`: nothing is known, so the product's defaults are used and screens say so. `request`:
 * nothing is known, so the caller's own numbers are used.
 */
export const requirementBasisSchema = z.enum(['record', 'passport-of-country', 'default', 'request']);

/** The numbers of a country, under names that callers may send as well. */
export const requirementNumbersSchema = z.object({
  width_mm: z.number().positive(),
  height_mm: z.number().positive(),
  background_color: z.string(),
  background_hex: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  head_height_min_mm: z.number().positive(),
  head_height_max_mm: z.number().positive().nullable(),
  glasses_allowed: z.boolean(),
  smile_allowed: z.boolean(),
  min_dpi: z.number().positive(),
});

/** The record's name in requests, and its label in English. */
const recordNameSchema = z.object({ variant: z.string(), label: z.string(), isPrimary: z.boolean() });

export const backgroundChoiceSchema = z.object({
  colour: z.enum(backgroundColours).describe('Name of the colour.'),
  hex: z.string().describe('Exact colour that is painted, such as `#E5E5E5`.'),
});

export const requirementAnswerSchema = requirementNumbersSchema.extend({
  supply: supplySchema,
  edits: editsSchema,
  discontinued: photoRequirementSchema.shape.discontinued.unwrap().extend(sourcedShape).nullable(),
  /** Here and below, null if nothing was found. */
  glasses_allowed: z.boolean().nullable(),
  smile_allowed: z.boolean().nullable(),
  min_dpi: z.number().positive().nullable(),
  /** True if the head is measured to the top of the hair instead of the skull. */
  head_height_includes_hair: z.boolean(),
  country_code: z.string(),
  document_type: documentTypeSchema,
  variant: z.string(),
  /** For display: `35 x 45 mm`. */
  size: z.string(),
  /** For display: the colour's name in English. */
  background: z.string(),
  /** For display: `32-36 mm`. */
  headHeight: z.string(),
  /** For display: `600 x 600 px` if the authority gives pixels, `300 DPI` if it gives a density. */
  resolution: z.string().nullable(),
  max_file_size_kb: z.number().nullable(),
  special_notes: z.array(z.string()),
  /** True if the authority refuses digitally altered photos; null if nothing was found. */
  editing_forbidden_by_authority: z.boolean().nullable(),
  basis: requirementBasisSchema,
  verified: verifiedSchema,
  source: namedSourceSchema.nullable(),
  /** The sources behind `verified`: the authority's text, all that agree on the size, or else the main source. */
  leading: z.array(namedSourceSchema),
  date: z.string().nullable(),
  record: photoRequirementSchema,
  /** Colours that the background may be painted in, the record's own first. */
  background_choices: z.array(backgroundChoiceSchema),
  /** The operator's note on this country, such as that its consulate is closed. */
  operator_note: z.string().nullable(),
  /** Rules for children, youngest first. */
  child_rules: z.array(
    z.object({
      age_years_below: z.number(),
      relaxed: z.array(z.string()),
      left_open: z.array(z.string()),
      /** The band for these children; null if it does not differ. */
      head_height: z
        .object({ min_mm: z.number(), max_mm: z.number(), source: sourceSchema.nullable() })
        .nullable(),
      guidance: z.array(z.object({ says: z.array(z.enum(childGuidance)), source: sourceSchema })),
      source: sourceSchema,
    }),
  ),
  /** All records of this country and document, the primary one first. */
  variants: z.array(recordNameSchema),
  /** All records of this country: passports, visas, identity cards, then permits and licences. */
  documents: z.array(recordNameSchema.extend({ document_type: documentTypeSchema })),
});

export const photoRequirements = defineOperation('GET /api/photo-requirements', {
  summary: 'Get what an authority requires of a photo, with sources',
  querystring: requirementQuerySchema,
  response: requirementAnswerSchema,
  errors: ['variant-missing', 'requirement-not-found', 'photo-captured'],
});

export type RequirementQuery = z.infer<typeof requirementQuerySchema>;
export type RequirementBasis = z.infer<typeof requirementBasisSchema>;
export type RequirementNumbers = z.infer<typeof requirementNumbersSchema>;
export type RequirementAnswer = z.infer<typeof requirementAnswerSchema>;
