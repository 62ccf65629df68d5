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
 * Support of a record by sources, best first. `default` means no evidence and occurs only in the fallback for a missing
 * record (defaults.ts).
 */
export const verifiedSchema = z.enum(['official', 'two-sources', 'single-source', 'icao-default', 'default']);

/** Nearest to the authority first. `reported`: a data set says what it read on the authority's page, which we have not opened. */
export const sourceKinds = [
  'official',
  'official-copy',
  'official-partial',
  'reported',
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
  /** Address of the page; null if the source has none. */
  address: openAddress.nullable(),
  kind: z.enum(sourceKinds),
  date: isoDate.nullable(),
});

/** A source as data/sources.json stores it. */
export const storedSourceSchema = sourceSchema.extend({
  /** Data sets that copy each other share a lineage; any other source is its own. */
  lineage: z.string().min(1).optional(),
});

/** A source with its id. */
export const namedSourceSchema = sourceSchema.extend({ id: sourceId });

/** Evidence of a fact: `source` is the id of one of the record's `sources`; unverified facts may have none. */
const evidence = { level: z.enum(levels), source: sourceId.nullable() };
/** A published band; `targetMm` is a point inside it that a data set aims at, else null. */
export const bandMmSchema = z.strictObject({
  minMm: positiveMm.nullable(),
  maxMm: positiveMm.nullable(),
  targetMm: positiveMm.nullable(),
  ...evidence,
});

/** The rule in English, if the fields do not express all of it. */
const note = z.string().min(1).nullable();
const unique = <T>(items: T[]) => new Set(items).size === items.length;
const setOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).refine(unique, 'says something twice');

/** One way in which the photo reaches the authority. */
export const supplyRouteSchema = z.strictObject({
  /** Null if nothing was found. */
  kind: z.enum(supplyKinds).nullable(),
  appliesTo: setOf(applications),
  since: isoDate.nullable(),
  transferCode: z.enum(transferCodes).nullable(),
  refusedCaptures: setOf(refusedCaptures),
  details: setOf(supplyDetails),
  ...evidence,
});

const sizeMm = z.strictObject({ widthMm: positiveMm, heightMm: positiveMm });

/** One authority's requirements for one photo: facts only, each with its evidence; see data/README.md. */
export const photoRequirementSchema = z.strictObject({
  /** ISO 3166-1 alpha-2; `EU` and `ZZ` are groups. */
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
  /** The people who may take the photo; the usual way first, and `otherwise` for applications that differ. */
  supply: supplyRouteSchema.extend({ otherwise: z.array(supplyRouteSchema) }),
  /** Refused edits; empty and `unverified` if nothing was found. */
  edits: z.strictObject({
    refused: setOf(edits),
    /** Name of the authority that refuses them. */
    saidBy: z.string().min(1).nullable(),
    note,
    ...evidence,
  }),
  /** Set if the photo or the whole document is no longer needed. */
  discontinued: z
    .strictObject({ since: isoDate.nullable(), replacedBy: z.enum(successors), ...evidence })
    .nullable(),
  size: sizeMm.extend({
    /** For digital-only documents, whose millimetres are nominal. */
    derivedFromPx: z.boolean(),
    /** Other accepted sizes. */
    alternatives: z.array(sizeMm),
    /** Any size between the record's own and this one is accepted. */
    upTo: sizeMm.nullable(),
    /** Ids of the record's other sources that state the same size. */
    confirmedBy: z.array(sourceId).refine(unique, 'says something twice'),
    ...evidence,
  }),
  /** Pixels of the uploaded file. */
  pixels: z.strictObject({
    widthPx: positivePx.nullable(),
    heightPx: positivePx.nullable(),
    minWidthPx: positivePx.nullable(),
    minHeightPx: positivePx.nullable(),
    maxWidthPx: positivePx.nullable(),
    maxHeightPx: positivePx.nullable(),
    ...evidence,
  }),
  /** Chin to the crown of the skull, or to the top of the hair if `includesHair` is true. */
  headHeight: z.strictObject({
    minMm: positiveMm,
    maxMm: positiveMm,
    targetMm: positiveMm.nullable(),
    includesHair: z.boolean().optional(),
    /**
     * `stated`: a source gives the band; `point`: a data set's single value, widened by 4 % of the height either way;
     * `icao` and `us`: the band of the standard or of the square US photo; `scaled`: computed from a related rule.
     */
    derivation: z.enum(['stated', 'point', 'icao', 'us', 'scaled', 'default']),
    ...evidence,
  }),
  eyeLineFromBottom: bandMmSchema,
  topMargin: bandMmSchema,
  background: z.strictObject({
    /** The rule's word for the colour, and the exact colour we paint. */
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
      /** Empty if the head must be bare without exception. */
      exceptions: setOf(coveringGrounds),
      /** The reason must be proved in writing. */
      proof: z.boolean(),
      /** People who have to cover the head. */
      compulsoryFor: z
        .strictObject({ who: z.enum(['women']), fromAgeYears: z.number().int().nullable() })
        .nullable(),
      note,
      ...evidence,
    })
    .nullable(),
  /** Hair, ears and clothes. */
  appearance: z.strictObject({ rules: setOf(appearanceRules), note, ...evidence }).nullable(),
  /** `of`: the density of the picture itself, or only that of its print. */
  minDpi: z
    .strictObject({ value: z.number().int().positive(), of: z.enum(['picture', 'print']), ...evidence })
    .nullable(),
  photoAgeMonthsMax: z.strictObject({ value: z.number().positive(), ...evidence }).nullable(),
  /** The uploaded file. */
  file: z.strictObject({
    minKb: z.number().positive().nullable(),
    maxKb: z.number().positive().nullable(),
    formats: z.array(z.string()).nullable(),
    ...evidence,
  }),
  /** The photo on paper. */
  print: z.strictObject({
    copies: z.number().int().positive().nullable(),
    finish: z.enum(['glossy', 'matte']).nullable(),
    borderless: z.boolean().nullable(),
    /** Marks on the back. */
    back: setOf(backMarks),
    ...evidence,
  }),
  specialNotes: z.array(z.string()),
  /** Nearest to the authority first, then newest first. */
  sources: z.array(namedSourceSchema),
  /** Links to authorities that a data set cites and that we have not opened. */
  officialRefs: z.array(openAddress),
  /** Support of the size, computed from its level and the lineages of its sources. */
  verified: verifiedSchema,
  /** When a person last compared the record with its sources; null if not since it was written. */
  checkedOn: isoDate.nullable(),
  /** Date of the source of the record's size; null if it has none. */
  sourceDate: isoDate.nullable(),
  /** Alpha-2 code of the issuing state, for territories. */
  inheritsFrom: alpha2.nullable(),
});

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
          verified: true,
          sourceDate: true,
        })
        .extend({ sources: z.array(sourceId).min(1) }),
    )
    .min(1),
});

/** One entry of data/child-rules.json: exemptions an authority grants to children. */
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
