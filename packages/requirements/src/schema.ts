import { z } from 'zod';

/** The three document types a wizard exists for; `other` holds permits and licences. */
export const documentTypeSchema = z.enum(['passport', 'visa', 'id', 'other']);

export const regionSchema = z.enum([
  'Europe',
  'Asia',
  'Americas',
  'Africa',
  'Oceania',
  'Middle East',
  'Other',
]);

/** How well a record is supported by evidence, best first. */
export const verifiedSchema = z.enum(['official', 'two-sources', 'single-source', 'icao-default']);

const isoDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const hexColour = z.string().regex(/^#[0-9A-F]{6}$/);
const positiveMm = z.number().positive();
const positivePx = z.number().int().positive();

/** A published band; `targetMm` is a point value inside it that a data set aims at, else null. */
const bandMm = z.strictObject({
  minMm: positiveMm.nullable(),
  maxMm: positiveMm.nullable(),
  targetMm: positiveMm.nullable(),
});

export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  address: z.string().nullable(),
  kind: z.enum([
    'official',
    'official-checked',
    'official-copy',
    'official-partial',
    'visa-centre',
    'press',
    'studio',
    'aggregator',
    'dataset',
    'standard',
  ]),
  date: isoDate.nullable(),
});

/** What one authority asks of one photo. Facts only, each with what it rests on; see data/README.md. */
export const photoRequirementSchema = z.strictObject({
  countryCode: z.string().length(2).or(z.literal('EUE')),
  alpha3: z.string().length(3),
  countryName: z.string().min(1),
  region: regionSchema,
  documentType: documentTypeSchema,
  /** `standard` is the primary record of a country and document type. */
  variant: z.string().regex(/^[a-z0-9-]+$/),
  isPrimary: z.boolean(),
  label: z.string().min(1),
  guideSlug: z.string().nullable(),
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
  /** Chin to crown. */
  headHeight: z.strictObject({
    minMm: positiveMm,
    maxMm: positiveMm,
    targetMm: positiveMm.nullable(),
    basis: z.string(),
  }),
  eyeLineFromBottom: bandMm,
  topMargin: bandMm,
  background: z.strictObject({
    name: z.string(),
    hex: hexColour,
    alternatives: z.array(z.string()),
    basis: z.string(),
  }),
  glasses: z.strictObject({ allowed: z.boolean(), rule: z.string(), basis: z.string() }),
  smileAllowed: z.boolean(),
  expression: z.string(),
  headCovering: z.string(),
  minDpi: z.strictObject({ value: z.number().int().positive(), basis: z.string() }),
  photoAgeMonthsMax: z.strictObject({ value: z.number().positive(), basis: z.string() }),
  file: z.strictObject({
    minKb: z.number().positive().nullable(),
    maxKb: z.number().positive().nullable(),
    formats: z.array(z.string()).nullable(),
  }),
  copies: z.number().int().positive().nullable(),
  /** True where the authority refuses digitally altered photos; null where nothing was found. */
  editingForbiddenByAuthority: z.boolean().nullable(),
  specialNotes: z.array(z.string()),
  sources: z.array(sourceSchema),
  /** Authority links cited by a data set; not opened by us. */
  officialRefs: z.array(z.string()),
  lineages: z.array(z.string()),
  verified: verifiedSchema,
  confidence: z.enum(['high', 'medium', 'low']),
  sourceDate: isoDate.nullable(),
  sourceDateOf: z.enum(['official', 'other']).nullable(),
  /** Alpha-2 code of the issuing state, for territories. */
  inheritsFrom: z.string().nullable(),
});

export type DocumentType = z.infer<typeof documentTypeSchema>;
export type Region = z.infer<typeof regionSchema>;
export type Verified = z.infer<typeof verifiedSchema>;
export type RequirementSource = z.infer<typeof sourceSchema>;
export type PhotoRequirement = z.infer<typeof photoRequirementSchema>;
