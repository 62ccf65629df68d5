import { z } from 'zod';
import {
  appearanceRules,
  applications,
  type BandFact,
  backgroundColours,
  backMarks,
  captionLines,
  coveringGrounds,
  documentTypes,
  edits,
  expressionPolicies,
  glassesConditions,
  glassesPolicies,
  levels,
  refusedCaptures,
  regions,
  successors,
  supplyDetails,
  supplyKinds,
  transferCodes,
} from './vocabulary.ts';

export const documentTypeSchema = z
  .enum(documentTypes)
  .describe('Kind of document; `other` means permits and licences.');
export const regionSchema = z.enum(regions).describe('Region of the world.');

export const verifiedSchema = z
  .enum(['official', 'official-copy', 'two-sources', 'single-source', 'icao-default', 'default'])
  .describe(
    'Support of the record by sources, best first. `default`: we have no evidence and use common values.',
  );

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

export const isoDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const hexColour = z.string().regex(/^#[0-9A-F]{6}$/);
const openAddress = z.url({ protocol: /^https?$/ });
export const positiveMm = z.number().positive();
const positivePx = z.number().int().positive();
export const alpha2 = z.string().regex(/^[A-Z]{2}$/);
export const alpha3 = z.string().regex(/^[A-Z]{3}$/);

export const sourceId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const sourceSchema = z.strictObject({
  title: z.string().min(1).describe('Title of the source.'),
  address: openAddress.nullable().describe('Address of the page; null if the source has none.'),
  kind: z.enum(sourceKinds).describe('Who published the source.'),
  date: isoDate.nullable().describe('Date of publication or of the last reading; null if unknown.'),
});

/** The authority whose document it is, with the page on which people check a rule. */
export const authoritySchema = z.strictObject({
  name: z.string().min(1).describe('Name of the authority.'),
  address: openAddress.describe('Page of the authority itself.'),
  readOn: isoDate.nullable().describe('Date on which one of us read the page; null if nobody has.'),
});

/** A source with its id. */
export const namedSourceSchema = sourceSchema.extend({
  id: sourceId.describe('Identifies the source within the records.'),
});

/** Evidence of a fact. Unverified facts may have no source. */
const evidence = {
  level: z.enum(levels).describe('How well the fact is supported.'),
  source: sourceId.nullable().describe('`id` of one of the record’s `sources`; null if there is none.'),
};
export const bandMmSchema = z.strictObject({
  minMm: positiveMm.nullable().describe('Lower bound in mm; null if there is none.'),
  maxMm: positiveMm.nullable().describe('Upper bound in mm; null if there is none.'),
  targetMm: positiveMm
    .nullable()
    .describe('Published target inside the bounds, in mm; null if there is none.'),
  px: z
    .strictObject({
      min: positivePx.nullable().describe('Lower bound in px; null if there is none.'),
      max: positivePx.nullable().describe('Upper bound in px; null if there is none.'),
    })
    .nullable()
    .describe(
      'The bounds as published, if the source states them in pixels of the file; the millimetres are worked out from them.',
    ),
  ...evidence,
});

/** Facts that bound where the head is in the picture, beside its height. */
const bands = {
  eyeLineFromBottom: bandMmSchema.describe('Distance from the bottom edge to the eye line.'),
  topMargin: bandMmSchema.describe('Distance from the top edge to the crown.'),
  headWidth: bandMmSchema.describe('Width of the face from ear root to ear root.'),
  chinMargin: bandMmSchema.describe('Distance from the chin to the bottom edge.'),
  faceCentreFromSide: bandMmSchema.describe('Distance from the middle of the face to either side edge.'),
} satisfies Record<BandFact, typeof bandMmSchema>;

const note = z
  .string()
  .min(1)
  .nullable()
  .describe('The rule in words, if the other fields do not express all of it; else null.');
const unique = <T>(items: T[]) => new Set(items).size === items.length;
const setOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).refine(unique, 'says something twice');

const variantName = z.string().regex(/^[a-z0-9-]+$/);

/** One way in which the photo reaches the authority. */
export const supplyRouteSchema = z.strictObject({
  kind: z
    .enum(supplyKinds)
    .nullable()
    .describe(
      'Who may take the photo, from the freest to the strictest; null if we found nothing published.',
    ),
  appliesTo: setOf(applications).describe('Applications this applies to; empty for all applications.'),
  since: isoDate.nullable().describe('Date from which this applies; null if it has no known start.'),
  transferCode: z
    .enum(transferCodes)
    .nullable()
    .describe('Code by which a studio hands the digital photo to the authority; null if there is none.'),
  refusedCaptures: setOf(refusedCaptures).describe('Ways of taking the photo that the authority refuses.'),
  details: setOf(supplyDetails).describe('Practical details that `kind` does not express.'),
  variant: variantName
    .nullable()
    .describe(
      'Variant of the record that has the photo for this way; null if it is the photo of this record.',
    ),
  ...evidence,
});

const sizeMm = z.strictObject({
  widthMm: positiveMm.describe('Width in mm.'),
  heightMm: positiveMm.describe('Height in mm.'),
});

/** One authority's requirements for one photo: facts only, each with its evidence; see data/README.md. */
export const photoRequirementSchema = z.strictObject({
  countryCode: alpha2.describe('ISO 3166-1 alpha-2 code; `EU` and `ZZ` stand for groups.'),
  alpha3: alpha3.describe('ISO 3166-1 alpha-3 code.'),
  countryName: z.string().min(1).describe('Name of the country in English.'),
  region: regionSchema,
  documentType: documentTypeSchema,
  variant: variantName.describe(
    'Tells apart several records of a country and document type, such as `standard` or `child`.',
  ),
  isPrimary: z.boolean().describe('Whether this record applies if a request names no variant.'),
  label: z.string().min(1).describe('Name of the document in English.'),
  guideSlug: z
    .string()
    .regex(/^[a-z-]+$/)
    .nullable(),
  supply: supplyRouteSchema
    .extend({
      otherwise: z.array(supplyRouteSchema).describe('Ways for applications that differ from the usual one.'),
    })
    .describe('Who may take the photo.'),
  edits: z
    .strictObject({
      refused: setOf(edits).describe('Refused edits; empty if we found nothing published.'),
      saidBy: z.string().min(1).nullable().describe('Name of the authority that refuses them.'),
      note,
      ...evidence,
    })
    .describe('Edits of the picture that the authority refuses.'),
  discontinued: z
    .strictObject({
      since: isoDate.nullable().describe('Date from which no photo is needed; null if unknown.'),
      replacedBy: z.enum(successors).describe('What replaced the photo or the document.'),
      ...evidence,
    })
    .nullable()
    .describe('Set if the authority no longer asks for the photo, or no longer issues the document.'),
  size: sizeMm
    .extend({
      derivedFromPx: z
        .boolean()
        .describe('Whether the millimetres are nominal, because the authority states only pixels.'),
      alternatives: z.array(sizeMm).describe('Other accepted sizes.'),
      upTo: sizeMm
        .nullable()
        .describe('Largest accepted size, if any size between the record’s own and this one is accepted.'),
      confirmedBy: z
        .array(sourceId)
        .refine(unique, 'says something twice')
        .describe('Ids of the record’s other sources that state the same size.'),
      ...evidence,
    })
    .describe('Size of the photo.'),
  pixels: z
    .strictObject({
      widthPx: positivePx.nullable().describe('Exact width in pixels.'),
      heightPx: positivePx.nullable().describe('Exact height in pixels.'),
      minWidthPx: positivePx.nullable().describe('Minimum width in pixels.'),
      minHeightPx: positivePx.nullable().describe('Minimum height in pixels.'),
      maxWidthPx: positivePx.nullable().describe('Maximum width in pixels.'),
      maxHeightPx: positivePx.nullable().describe('Maximum height in pixels.'),
      ...evidence,
    })
    .describe('Pixels of the uploaded file; null for each that the authority does not state.'),
  headHeight: z
    .strictObject({
      minMm: positiveMm.describe('Lower bound in mm.'),
      maxMm: positiveMm.nullable().describe('Upper bound in mm; null if the authority sets none.'),
      targetMm: positiveMm.nullable().describe('Published target, in mm; null if there is none.'),
      includesHair: z
        .boolean()
        .optional()
        .describe(
          'True if the source measures the head to the top of the hair, false if to the crown, absent if it does not say.',
        ),
      derivation: z
        .enum(['stated', 'point', 'icao', 'us', 'scaled', 'default'])
        .describe(
          'Origin of the bounds. `stated`: a source gives them. `point`: a source gives one value, widened by 4 % of the ' +
            'height either way. `icao`, `us`: those of the ICAO standard or of the square US photo. `scaled`: computed ' +
            'from a related rule.',
        ),
      ...evidence,
    })
    .describe('Distance from the chin to the crown of the skull, or to the top of the hair.'),
  ...bands,
  background: z
    .strictObject({
      colour: z.enum(backgroundColours).describe('Colour in the words of the rule.'),
      hex: hexColour.describe('Exact colour that we paint, such as `#FFFFFF`.'),
      alternatives: setOf(backgroundColours).describe('Other accepted colours.'),
      refused: setOf(backgroundColours).describe('Colours that the authority refuses.'),
      note,
      ...evidence,
    })
    .describe('Background of the photo.'),
  glasses: z
    .strictObject({
      policy: z.enum(glassesPolicies).describe('Whether glasses may be worn, from allowed to refused.'),
      conditions: setOf(glassesConditions).describe('Conditions under which glasses may be worn.'),
      note,
      ...evidence,
    })
    .nullable()
    .describe('Rule about glasses; null if we found nothing published.'),
  expression: z
    .strictObject({
      policy: z.enum(expressionPolicies).describe('Strictest expression that the authority asks for.'),
      note,
      ...evidence,
    })
    .nullable()
    .describe('Rule about the facial expression; null if we found nothing published.'),
  headCovering: z
    .strictObject({
      exceptions: setOf(coveringGrounds).describe(
        'Reasons for which the head may be covered; empty if it must be bare without exception.',
      ),
      proof: z.boolean().describe('Whether the reason must be proved in writing.'),
      compulsoryFor: z
        .strictObject({
          who: z.enum(['women']).describe('Group of people.'),
          fromAgeYears: z.number().int().nullable().describe('Lowest age in years; null for every age.'),
        })
        .nullable()
        .describe('People who have to cover the head; null if nobody has to.'),
      note,
      ...evidence,
    })
    .nullable()
    .describe('Rule about head coverings; null if we found nothing published.'),
  appearance: z
    .strictObject({
      rules: setOf(appearanceRules).describe('What the authority asks of hair, ears and clothes.'),
      note,
      ...evidence,
    })
    .nullable()
    .describe('Rules about hair, ears and clothes; null if we found nothing published.'),
  caption: z
    .strictObject({
      lines: setOf(captionLines).describe(
        'Lines of text: the name, and the date on which the photo was taken.',
      ),
      required: z.boolean().describe('Whether the authority requires the strip; otherwise it allows it.'),
      ...evidence,
    })
    .nullable()
    .describe('Strip with text at the bottom of the photo; null if we found nothing published.'),
  minDpi: z
    .strictObject({
      value: z.number().int().positive().describe('Density in dpi.'),
      of: z
        .enum(['picture', 'print'])
        .describe('Whether the picture itself or only its print needs the density.'),
      ...evidence,
    })
    .nullable()
    .describe('Minimum density; null if we found nothing published.'),
  photoAgeMonthsMax: z
    .strictObject({ value: z.number().positive().describe('Age in months.'), ...evidence })
    .nullable()
    .describe('Maximum age of the photo; null if we found nothing published.'),
  file: z
    .strictObject({
      minKb: z.number().positive().nullable().describe('Minimum size in kB; null if there is none.'),
      maxKb: z.number().positive().nullable().describe('Maximum size in kB; null if there is none.'),
      formats: z
        .array(z.string())
        .nullable()
        .describe('Accepted formats; null if we found nothing published.'),
      ...evidence,
    })
    .describe('Rules about the uploaded file.'),
  print: z
    .strictObject({
      copies: z
        .number()
        .int()
        .positive()
        .nullable()
        .describe('Number of prints; null if we found nothing published.'),
      finish: z
        .enum(['glossy', 'matte'])
        .nullable()
        .describe('Finish of the paper; null if we found nothing published.'),
      borderless: z
        .boolean()
        .nullable()
        .describe('Whether the print must have no border; null if we found nothing published.'),
      back: setOf(backMarks).describe('Marks that belong on the back.'),
      ...evidence,
    })
    .describe('Rules about the photo on paper.'),
  specialNotes: z.array(z.string()).describe('Further rules, in words.'),
  authority: authoritySchema
    .nullable()
    .describe('Authority to check the rules with; null if we do not know its page.'),
  sources: z
    .array(namedSourceSchema)
    .describe('Sources of the record, nearest to the authority first, then newest first.'),
  /** Links to authorities that a data set cites and that we have not opened. */
  officialRefs: z.array(openAddress),
  /** Computed from the level of the size and the lineages of its sources. */
  verified: verifiedSchema,
  validFrom: isoDate
    .nullable()
    .describe('Date from which the authority applies these rules, past or future; null if unknown.'),
  validUntil: isoDate
    .nullable()
    .describe('Last date on which the authority applies these rules; null if it announced no end.'),
  changedOn: isoDate
    .nullable()
    .describe('Date on which a rule of this record last changed; null if none has since the first version.'),
  checkedOn: isoDate
    .nullable()
    .describe('Date on which a person last compared the record with its sources; null if never.'),
  sourceDate: isoDate.nullable().describe('Date of the source of the size; null if it has none.'),
  /** Alpha-2 code of the issuing state, for territories. */
  inheritsFrom: alpha2.nullable(),
});

/** Facts that are rules of the authority. */
export const ruledFacts = [
  'supply',
  'edits',
  'discontinued',
  'size',
  'pixels',
  'headHeight',
  'eyeLineFromBottom',
  'topMargin',
  'headWidth',
  'chinMargin',
  'faceCentreFromSide',
  'background',
  'glasses',
  'expression',
  'headCovering',
  'appearance',
  'caption',
  'minDpi',
  'photoAgeMonthsMax',
  'file',
  'print',
] as const;

export type Authority = z.infer<typeof authoritySchema>;
export type Verified = z.infer<typeof verifiedSchema>;
export type RequirementSource = z.infer<typeof sourceSchema>;
export type NamedSource = z.infer<typeof namedSourceSchema>;
export type SupplyRoute = z.infer<typeof supplyRouteSchema>;
export type PhotoRequirement = z.infer<typeof photoRequirementSchema>;
export type RuledFact = (typeof ruledFacts)[number];
