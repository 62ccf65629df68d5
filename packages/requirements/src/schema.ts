import { z } from 'zod';
import {
  appearanceRules,
  applications,
  backgroundColours,
  backMarks,
  coveringGrounds,
  documentTypes,
  edits,
  expressionPolicies,
  glassesConditions,
  glassesPolicies,
  levels,
  refusedCaptures,
  regions,
  relaxableChecks,
  successors,
  supplyDetails,
  supplyKinds,
  transferCodes,
} from './vocabulary.ts';

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

const sourceId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  /** A page that can be opened; null where the source has none. */
  address: openAddress.nullable(),
  kind: z.enum(sourceKinds),
  date: isoDate.nullable(),
});

/** A source as records name it. */
export const namedSourceSchema = sourceSchema.extend({ id: sourceId });

/** On what a fact rests: `source` names one of the record's `sources`; unverified facts may have none. */
const evidence = { level: z.enum(levels), source: sourceId.nullable() };
/** A published band; `targetMm` is a point value inside it that a data set aims at, else null. */
export const bandMmSchema = z.strictObject({
  minMm: positiveMm.nullable(),
  maxMm: positiveMm.nullable(),
  targetMm: positiveMm.nullable(),
  ...evidence,
});

/** The rule in the authority's own sense, in English, where the fields do not say it all. */
const note = z.string().min(1).nullable();
const unique = <T>(items: T[]) => new Set(items).size === items.length;
const setOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).refine(unique, 'says something twice');

/** One way in which the photo reaches the authority. */
export const supplyRouteSchema = z.strictObject({
  /** Null: not published. */
  kind: z.enum(supplyKinds).nullable(),
  appliesTo: setOf(applications),
  since: isoDate.nullable(),
  transferCode: z.enum(transferCodes).nullable(),
  refusedCaptures: setOf(refusedCaptures),
  details: setOf(supplyDetails),
  ...evidence,
});

const sizeMm = z.strictObject({ widthMm: positiveMm, heightMm: positiveMm });

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
  /** Who may take the photo, the usual way first; `otherwise` where other applications go other ways. */
  supply: supplyRouteSchema.extend({ otherwise: z.array(supplyRouteSchema) }),
  /** Which edits are refused; empty and `unverified`: nothing was found. */
  edits: z.strictObject({
    refused: setOf(edits),
    /** Who says so, by name. */
    saidBy: z.string().min(1).nullable(),
    note,
    ...evidence,
  }),
  /** The photo, or the whole document, is asked for no more. */
  discontinued: z
    .strictObject({ since: isoDate.nullable(), replacedBy: z.enum(successors), ...evidence })
    .nullable(),
  size: sizeMm.extend({
    /** Digital-only document: the millimetres are nominal. */
    derivedFromPx: z.boolean(),
    /** Other sizes that are accepted as well. */
    alternatives: z.array(sizeMm),
    /** Any size from the record's own up to this one is accepted. */
    upTo: sizeMm.nullable(),
    ...evidence,
  }),
  /** Of the file that is uploaded. */
  pixels: z.strictObject({
    widthPx: positivePx.nullable(),
    heightPx: positivePx.nullable(),
    minWidthPx: positivePx.nullable(),
    minHeightPx: positivePx.nullable(),
    maxWidthPx: positivePx.nullable(),
    maxHeightPx: positivePx.nullable(),
    ...evidence,
  }),
  /** Chin to crown of the skull, or to the top of the hair where `includesHair` is true. */
  headHeight: z.strictObject({
    minMm: positiveMm,
    maxMm: positiveMm,
    targetMm: positiveMm.nullable(),
    includesHair: z.boolean().optional(),
    /**
     * `stated`: a source gives the band; `point`: a data set's one value, 4 % of the height to both sides; `icao` and
     * `us`: the band of the standard or of the square US photo; `scaled`: worked out from a related rule.
     */
    derivation: z.enum(['stated', 'point', 'icao', 'us', 'scaled', 'default']),
    ...evidence,
  }),
  eyeLineFromBottom: bandMmSchema,
  topMargin: bandMmSchema,
  background: z.strictObject({
    /** The colour that is painted, by the rule's word and as it is painted. */
    colour: z.enum(backgroundColours),
    hex: hexColour,
    alternatives: setOf(backgroundColours),
    refused: setOf(backgroundColours),
    note,
    ...evidence,
  }),
  glasses: z
    .strictObject({
      policy: z.enum(glassesPolicies),
      conditions: setOf(glassesConditions),
      note,
      ...evidence,
    })
    .nullable(),
  expression: z.strictObject({ policy: z.enum(expressionPolicies), note, ...evidence }).nullable(),
  headCovering: z
    .strictObject({
      /** Empty: the head is bare, without exception. */
      exceptions: setOf(coveringGrounds),
      /** The reason has to be shown in writing. */
      proof: z.boolean(),
      /** Who has to cover the head. */
      compulsoryFor: z
        .strictObject({ who: z.enum(['women']), fromAgeYears: z.number().int().nullable() })
        .nullable(),
      note,
      ...evidence,
    })
    .nullable(),
  /** Hair, ears and clothes. */
  appearance: z.strictObject({ rules: setOf(appearanceRules), note, ...evidence }).nullable(),
  /** `of` tells whose: that of the picture itself, or only that of the printer that puts it on paper. */
  minDpi: z
    .strictObject({ value: z.number().int().positive(), of: z.enum(['picture', 'print']), ...evidence })
    .nullable(),
  photoAgeMonthsMax: z.strictObject({ value: z.number().positive(), ...evidence }).nullable(),
  /** Of the file that is uploaded. */
  file: z.strictObject({
    minKb: z.number().positive().nullable(),
    maxKb: z.number().positive().nullable(),
    formats: z.array(z.string()).nullable(),
    ...evidence,
  }),
  /** Of the photo on paper. */
  print: z.strictObject({
    copies: z.number().int().positive().nullable(),
    finish: z.enum(['glossy', 'matte']).nullable(),
    borderless: z.boolean().nullable(),
    /** What is written or stamped on the back. */
    back: setOf(backMarks),
    ...evidence,
  }),
  specialNotes: z.array(z.string()),
  /** Nearest to the authority first, of equals the newest. */
  sources: z.array(namedSourceSchema),
  /** Authority links cited by a data set; not opened by us. */
  officialRefs: z.array(openAddress),
  lineages: z.array(z.string()),
  verified: verifiedSchema,
  confidence: z.enum(['high', 'medium', 'low']),
  /** When somebody last held the record against its sources; null: not since it was first written. */
  checkedOn: isoDate.nullable(),
  /** Of the source that the record rests on as a whole, that of its size; null where that one has none. */
  sourceDate: isoDate.nullable(),
  /** Alpha-2 code of the issuing state, for territories. */
  inheritsFrom: alpha2.nullable(),
});

/** One file of data/countries: what is said of the country once, then its records without it and what is computed. */
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
          sourceDate: true,
        })
        .extend({ sources: z.array(sourceId).min(1) }),
    )
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
export type NamedSource = z.infer<typeof namedSourceSchema>;
export type SupplyRoute = z.infer<typeof supplyRouteSchema>;
export type PhotoRequirement = z.infer<typeof photoRequirementSchema>;
export type CountryFile = z.infer<typeof countryFileSchema>;
