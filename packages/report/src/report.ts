/**
 * The report on a finished or checked picture, and on an original. The types are derived from these schemas. Every
 * value is measured on the encoded file.
 */

import { z } from 'zod';
import { changeIds } from './changes.ts';
import { units } from './check-facts.ts';
import {
  type AdviceKey,
  type Answers,
  checkIds,
  checks,
  type NativeName,
  nativeNames,
  questionIds,
} from './checks.ts';
import { componentIds } from './components.ts';
import { steps } from './steps.ts';
import { pointCountOf, touchUpBounds } from './touch-up-bounds.ts';

export const stepSchema = z.enum(steps);
export const checkIdSchema = z.enum(checkIds);
export const verdictSchema = z.enum(['pass', 'fail', 'undetermined']);

/** The person's answer per check. */
export const answersSchema = z.strictObject(
  Object.fromEntries(
    questionIds.map((id) => [
      id,
      z.enum(checks[id].answers).optional().describe(`Answer to the question of the check \`${id}\`.`),
    ]),
  ),
) as unknown as z.ZodType<Answers, Answers>;

/**
 * The person's adjustment of the frame, relative to the picture made without it. The content is scaled and turned about
 * the picture's centre, then shifted; crown and chin move along the face's axis. The bounds keep the head in the
 * picture.
 */
export const adjustmentSchema = z.strictObject({
  /** Clockwise on screen. */
  rotationDeg: z.number().min(-20).max(20),
  /** Above 1 the head becomes larger. */
  scale: z.number().min(0.5).max(2),
  /** Positive values move the content to the right and down. */
  shiftXMm: z.number().min(-30).max(30),
  shiftYMm: z.number().min(-30).max(30),
  /** Upwards, in mm of the picture before scaling. */
  crownShiftMm: z.number().min(-20).max(20),
  chinShiftMm: z.number().min(-20).max(20),
});

/** One brush stroke, which erases leftover background or restores lost parts of the person. */
const touchUpStrokeSchema = z.strictObject({
  mode: z.enum(['erase', 'restore']),
  /** This and the following lengths are px of the upright original, so they depend on no document and no frame. */
  radiusPx: z.number().min(touchUpBounds.radiusPx.min).max(touchUpBounds.radiusPx.max),
  /** x and y interleaved, in drawing order. */
  pointsPx: z
    .array(z.number().min(0).max(100_000))
    .min(2)
    .max(2 * touchUpBounds.pointsMax)
    .refine(({ length }) => length % 2 === 0),
});

/** Strokes of the retouching brush around the head, in order. They never change the face. */
export const touchUpSchema = z
  .array(touchUpStrokeSchema)
  .max(touchUpBounds.strokesMax)
  .refine((strokes) => pointCountOf(strokes) <= touchUpBounds.pointsMax);

/** The source of a limit. */
export const limitSourceSchema = z.object({
  title: z.string().describe('Title of the source.'),
  address: z.string().nullable().describe('Address of the source; null if it has none.'),
  date: z.string().nullable().describe('Date of the source; null if it has none.'),
  basis: z
    .enum([
      'official',
      'official-copy',
      'two-sources',
      'single-source',
      'icao-default',
      'default',
      'standard',
      'vesika',
    ])
    .describe(
      'How well the limit is supported. `standard`: a clause of ICAO or ISO. `vesika`: our own limit. All others: the ' +
        'quality of the evidence for the record.',
    ),
});

/** A finding that no number expresses: a format, a colour, a size, or an aspect ratio in mm. */
const thingSchema = z.union([
  z.object({ format: z.string().describe('Format of a file, such as `jpg`.') }),
  z.object({ hex: z.string().describe('Colour, such as `#FFFFFF`.') }),
  z.object({
    widthMm: z.number().describe('Width in mm.'),
    heightMm: z.number().describe('Height in mm.'),
  }),
  z.object({
    widthPx: z.number().describe('Width in pixels.'),
    heightPx: z.number().describe('Height in pixels.'),
    bound: z
      .enum(['atLeast', 'atMost'])
      .optional()
      .describe('Whether the size is a minimum or a maximum; absent if it is exact.'),
  }),
]);

export const checkSchema = z.object({
  id: checkIdSchema.describe('Name of the check.'),
  measure: z
    .string()
    .optional()
    .describe('Which of its measures the check reports, if it has several; missing in old reports.'),
  verdict: verdictSchema.describe('Verdict of the check; `undetermined` if it could not be decided.'),
  value: z
    .number()
    .nullable()
    .describe(
      'Measured value. Null if it could not be measured: the verdict is then `undetermined`, or rests on the person’s answer.',
    ),
  evidence: z
    .enum(['measured', 'stated'])
    .describe('Basis of the verdict: a measurement, or the person’s answer to the question of the check.'),
  limit: z
    .object({
      min: z.number().nullable().describe('Lower bound; null if there is none.'),
      max: z.number().nullable().describe('Upper bound; null if there is none.'),
    })
    .describe('Permitted values, bounds included. A value just beyond a bound may be undetermined.'),
  unit: z
    .enum(units)
    .describe('Unit of value, limit and uncertainty. `share` is a part of a whole, `ratio` a factor.'),
  uncertainty: z
    .number()
    .nullable()
    .describe('One standard deviation of the measurement in the same unit; null if unknown.'),
  chanceInside: z
    .number()
    .optional()
    .describe(
      'Probability, 0 to 1, that the true value is inside the limit. Stated if the check is `undetermined` and asks ' +
        'nothing, because the limit is too narrow for certainty or the excess too small to be seen.',
    ),
  source: limitSourceSchema.describe('Source of the limit.'),
  found: thingSchema.optional().describe('Found format, colour or size, if the number alone says little.'),
  permitted: z
    .array(thingSchema)
    .optional()
    .describe('Permitted formats, colours or sizes; if empty, all are permitted.'),
  advice: (z.string() as unknown as z.ZodType<AdviceKey, AdviceKey>)
    .nullable()
    .describe('Key of the advice for the person. On `pass` it is a remark, mostly null.'),
});

/** One change made to the picture, with its amount. */
export const changeSchema = z.object({
  what: z.enum(changeIds).describe('Kind of change.'),
  amount: z.number().describe('Amount of the change.'),
  unit: z.enum(['deg', 'ratio', 'EV', '/255', 'quality', 'px']).describe('Unit of the amount.'),
});

/** A point in the output picture, px from its top-left corner. */
const pointSchema = z.object({ xPx: z.number(), yPx: z.number() });
/** Closed polygon in the output picture, px: x and y interleaved. */
const outlineSchema = z.array(z.number());

const landmarksSchema = z.object({
  crown: pointSchema,
  chin: pointSchema,
  /** Eyes by their side in the picture: image-left is the subject's right eye. */
  eyeImageLeft: pointSchema,
  eyeImageRight: pointSchema,
  faceCentre: pointSchema,
  /** Highest point of hair or head against the background; null if the background was kept and no matte exists. */
  hairTop: pointSchema.nullable(),
});

/** Outlines of what the checks measured, to draw over the picture. */
const outlinesSchema = z.object({
  face: outlineSchema,
  eyeImageLeft: outlineSchema,
  eyeImageRight: outlineSchema,
  mouth: outlineSchema,
  irisImageLeft: outlineSchema,
  irisImageRight: outlineSchema,
  noseTip: pointSchema,
  /** Forehead, both cheeks and chin: the zones whose light is compared. */
  lightZones: z.array(outlineSchema),
  /** The person against the background; null if no matte exists. */
  person: outlineSchema.nullable(),
  /** Pieces of old background beside the person, and missing pieces of the person; absent if not searched for. */
  leftovers: z.array(outlineSchema).optional(),
  losses: z.array(outlineSchema).optional(),
});

/**
 * Null if a measurement failed. Old reports lack measures that were added later, and have retired ones, which are left
 * out.
 */
const nativesSchema = z.object(
  Object.fromEntries(nativeNames.map((name) => [name, z.number().nullable().optional()])),
) as unknown as z.ZodType<NativeValues, NativeValues>;
type NativeValues = Partial<Record<NativeName, number | null>>;

/** A component as the standard defines it: native value and quality score, 0 (worst) to 100. */
const componentSchema = z.object({
  id: z.enum(componentIds),
  /** Null if the standard's own network is unavailable or nothing could be measured. */
  native: z.number().nullable(),
  score: z.number().nullable(),
});

/** Placement of the upright original in the finished picture: output = (a x - b y + tx, b x + a y + ty). */
const placementSchema = z.object({
  a: z.number(),
  b: z.number(),
  tx: z.number(),
  ty: z.number(),
  sourceWidthPx: z.number().int(),
  sourceHeightPx: z.number().int(),
  /** True where the original was turned from its mirror image before it was placed. */
  mirrored: z.boolean().optional(),
});

/** Pixelwise comparison of original and result, after the listed changes, where the matte is fully opaque. */
const proofSchema = z.object({
  /** Share of the picture that was compared. */
  comparedShare: z.number(),
  /** Share of the compared pixels whose colour differs by at most `toleranceLevels`. */
  unchangedShare: z.number(),
  /** Difference that compression alone may cause, of 255. */
  toleranceLevels: z.number(),
  meanDifference: z.number(),
  /** 99.9th percentile, of 255. */
  largestDifference: z.number(),
  /** Share of the picture where person and background are blended. */
  edgeShare: z.number(),
  exposureEv: z.number(),
  /** Gains of linear red, green and blue. */
  gains: z.tuple([z.number(), z.number(), z.number()]).readonly(),
});

const photoFileSchema = z.object({
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  dpi: z.number(),
  bytes: z.number().int(),
  /** WebP occurs only for checked pictures. */
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
});

const measuresSchema = z.object({
  headHeightMm: z.number(),
  headHeightUncertaintyMm: z.number(),
  eyeLineFromBottomMm: z.number(),
  /** Distance from the top edge to the crown. */
  topMarginMm: z.number(),
  /** Distance from the top edge to the highest hair; null if unknown. */
  hairMarginMm: z.number().nullable(),
  /** Positive if the face centre is right of the picture's centre line. */
  centreOffsetMm: z.number(),
  rollDeg: z.number(),
  yawDeg: z.number(),
  pitchDeg: z.number(),
  interEyePx: z.number(),
  faceCount: z.number().int(),
  /** Area of the second largest face in the original relative to the main one; 0 if there is none. */
  otherFaceShare: z.number(),
  backgroundHex: z.string().nullable(),
  /** We painted the background, so its colour must be exact. */
  backgroundPainted: z.boolean(),
  /** A person marked crown or chin. */
  headPlacedByHand: z.boolean(),
  /** False if the file states no density. */
  densityStated: z.boolean(),
  /** Enlargement of the original; null for a picture that was only checked. */
  enlargement: z.number().nullable(),
  /** Missing part of the person per side, mm; null for a picture that was only checked. */
  missingMm: z
    .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullable(),
});

export const reportSchema = z.object({
  /** True if every check passes: none fails and none is undetermined. */
  ok: z.boolean(),
  photo: photoFileSchema,
  measures: measuresSchema,
  natives: nativesSchema,
  landmarks: landmarksSchema,
  outlines: outlinesSchema,
  checks: z.array(checkSchema),
  components: z.array(componentSchema),
  changes: z.array(changeSchema),
  /** Null for a picture that was only checked. */
  placement: placementSchema.nullable(),
  /** Null for a picture that was only checked. */
  proof: proofSchema.nullable(),
  timingsMs: z.partialRecord(stepSchema, z.number()),
});

/** The verdicts on an original before processing: what needs a retake, and what can be fixed. */
export const originalReportSchema = z.object({
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  findings: z.array(
    checkSchema.extend({
      /**
       * `fix`: making the photo fixes it. `ask`: the person answers a question. `none`: it passes, or nothing
       * helps.
       */
      remedy: z.enum(['none', 'fix', 'retake', 'ask']),
    }),
  ),
  natives: nativesSchema,
  /** In px of the original. */
  outlines: outlinesSchema,
});

export type PhotoReport = z.infer<typeof reportSchema>;
export type PhotoFile = z.infer<typeof photoFileSchema>;
export type PhotoMeasures = z.infer<typeof measuresSchema>;
export type Natives = z.infer<typeof nativesSchema>;
export type PhotoOutlines = z.infer<typeof outlinesSchema>;
export type OutputPoint = z.infer<typeof pointSchema>;
export type Outline = z.infer<typeof outlineSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Thing = z.infer<typeof thingSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type LimitSource = z.infer<typeof limitSourceSchema>;
export type Component = z.infer<typeof componentSchema>;
export type Change = z.infer<typeof changeSchema>;
export type Placement = z.infer<typeof placementSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type Adjustment = z.infer<typeof adjustmentSchema>;
export type TouchUp = z.infer<typeof touchUpSchema>;
export type TouchUpStroke = TouchUp[number];
export type OriginalReport = z.infer<typeof originalReportSchema>;
export type OriginalFinding = OriginalReport['findings'][number];
export type Remedy = OriginalFinding['remedy'];
