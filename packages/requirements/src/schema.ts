import { z } from 'zod';
import { documentTypes, regions, relaxableChecks } from './vocabulary.ts';

export const documentTypeSchema = z.enum(documentTypes);
export const regionSchema = z.enum(regions);

/**
 * How well a record is supported by evidence, best first. `default` is no evidence at all: no record carries
 * it, only the fallback that stands in for a missing one (defaults.ts).
 */
export const verifiedSchema = z.enum(['official', 'two-sources', 'single-source', 'icao-default', 'default']);

/** Nearest to the authority first; the first two count the same. */
export const sourceKinds = [
  'official',
  'official-checked',
  'official-copy',
  'official-partial',
  'standard',
  'visa-centre',
  'press',
  'studio',
  'aggregator',
  'dataset',
] as const;

const isoDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const hexColour = z.string().regex(/^#[0-9A-F]{6}$/);
const openAddress = z.url({ protocol: /^https?$/ });
const positiveMm = z.number().positive();
const positivePx = z.number().int().positive();
const alpha2 = z.string().regex(/^[A-Z]{2}$/);
const alpha3 = z.string().regex(/^[A-Z]{3}$/);

/** A published band; `targetMm` is a point value inside it that a data set aims at, else null. */
export const bandMmSchema = z.strictObject({
  minMm: positiveMm.nullable(),
  maxMm: positiveMm.nullable(),
  targetMm: positiveMm.nullable(),
});

export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  /** A page that can be opened; null where the source has none. */
  address: openAddress.nullable(),
  kind: z.enum(sourceKinds),
  date: isoDate.nullable(),
});

/** What one authority asks of one photo. Facts only, each with what it rests on; see data/README.md. */
export const photoRequirementSchema = z.strictObject({
  /** ISO 3166-1 alpha-2; `EU` and `ZZ` are the two groups that are no country. */
  countryCode: alpha2,
  alpha3,
  countryName: z.string().min(1),
  region: regionSchema,
  documentType: documentTypeSchema,
  /** `standard` is the primary record of a country and document type. */
  variant: z.string().regex(/^[a-z0-9-]+$/),
  isPrimary: z.boolean(),
  label: z.string().min(1),
  guideSlug: z
    .string()
    .regex(/^[a-z-]+$/)
    .nullable(),
  size: z.strictObject({
    widthMm: positiveMm,
    heightMm: positiveMm,
    /** Digital-only document: the millimetres are nominal. */
    derivedFromPx: z.boolean(),
  }),
  pixels: z.strictObject({
    widthPx: positivePx.nullable(),
    heightPx: positivePx.nullable(),
    minWidthPx: positivePx.nullable(),
    minHeightPx: positivePx.nullable(),
    maxWidthPx: positivePx.nullable(),
    maxHeightPx: positivePx.nullable(),
  }),
  /** Chin to crown, which is the skull's top unless the authority counts the hair. */
  headHeight: z.strictObject({
    includesHair: z.boolean().optional(),
    minMm: positiveMm,
    maxMm: positiveMm,
    targetMm: positiveMm.nullable(),
    basis: z.enum([
      'official',
      'source-range',
      'icao-band',
      'us-band',
      'point',
      'icao-ratio',
      'derived',
      'icao-default',
      'default',
    ]),
  }),
  eyeLineFromBottom: bandMmSchema,
  topMargin: bandMmSchema,
  background: z.strictObject({
    name: z.string(),
    hex: hexColour,
    alternatives: z.array(z.string()),
    basis: z.enum(['checked', 'two', 'one', 'mixed', 'assumed', 'icao-default', 'default']),
  }),
  glasses: z.strictObject({
    allowed: z.boolean(),
    rule: z.string(),
    basis: z.enum(['checked', 'dataset', 'default']),
  }),
  smileAllowed: z.boolean(),
  expression: z.string(),
  headCovering: z.string(),
  minDpi: z.strictObject({ value: z.number().int().positive(), basis: z.enum(['checked', 'default']) }),
  photoAgeMonthsMax: z.strictObject({ value: z.number().positive(), basis: z.enum(['checked', 'default']) }),
  file: z.strictObject({
    minKb: z.number().positive().nullable(),
    maxKb: z.number().positive().nullable(),
    formats: z.array(z.string()).nullable(),
  }),
  copies: z.number().int().positive().nullable(),
  /** True where the authority refuses digitally altered photos; null where nothing was found. */
  editingForbiddenByAuthority: z.boolean().nullable(),
  specialNotes: z.array(z.string()),
  /** Nearest to the authority first, of equals the newest. */
  sources: z.array(sourceSchema),
  /** Authority links cited by a data set; not opened by us. */
  officialRefs: z.array(openAddress),
  lineages: z.array(z.string()),
  verified: verifiedSchema,
  confidence: z.enum(['high', 'medium', 'low']),
  sourceDate: isoDate.nullable(),
  sourceDateOf: z.enum(['official', 'other']).nullable(),
  /** Alpha-2 code of the issuing state, for territories. */
  inheritsFrom: alpha2.nullable(),
});

/** One file of data/countries: what is said of the country once, then its records without it. */
export const countryFileSchema = z.strictObject({
  countryCode: alpha2,
  alpha3,
  countryName: z.string().min(1),
  region: regionSchema,
  records: z
    .array(photoRequirementSchema.omit({ countryCode: true, alpha3: true, countryName: true, region: true }))
    .min(1),
});

/** One entry of data/child-rules.json: what an authority forgives in photos of children. */
export const childRuleSchema = z
  .strictObject({
    countryCodes: z.array(alpha2).min(1),
    documentTypes: z.array(documentTypeSchema).min(1),
    ageYearsBelow: z.number().int().min(1).max(18),
    relaxed: z.array(z.enum(relaxableChecks)),
    headHeight: z.strictObject({ minMm: positiveMm, maxMm: positiveMm }).nullable(),
    source: sourceSchema,
  })
  .refine(({ relaxed, headHeight }) => relaxed.length > 0 || headHeight !== null, 'forgives nothing')
  .refine(({ relaxed }) => new Set(relaxed).size === relaxed.length, 'says something twice');

export type Verified = z.infer<typeof verifiedSchema>;
export type RequirementSource = z.infer<typeof sourceSchema>;
export type PhotoRequirement = z.infer<typeof photoRequirementSchema>;
export type CountryFile = z.infer<typeof countryFileSchema>;
