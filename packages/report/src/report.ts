/**
 * The report about one finished (or checked) picture, and about an original: the schemas are the only source of
 * the types. Every value is about the picture that is handed out, measured again after encoding.
 */

import { z } from 'zod';
import { changeIds } from './changes.ts';
import { type AdviceKey, type Answers, checkIds, checks, questionIds } from './checks.ts';
import { componentIds } from './components.ts';
import { units } from './define-check.ts';
import { nativeNames } from './natives.ts';
import { steps } from './steps.ts';
import { pointCountOf, touchUpBounds } from './touch-up-bounds.ts';

export const stepSchema = z.enum(steps);
export const checkIdSchema = z.enum(checkIds);
export const verdictSchema = z.enum(['pass', 'fail', 'undetermined']);

/** Per check the answer of a person, of those on offer. */
export const answersSchema = z.strictObject(
  Object.fromEntries(questionIds.map((id) => [id, z.enum(checks[id].answers).optional()])),
) as unknown as z.ZodType<Answers, Answers>;

/**
 * What a person sets right by hand, on the picture as it was made without it. First the content is scaled and
 * turned about the picture's centre, then shifted; crown and chin are moved along the face's axis. Within these
 * bounds no frame leaves the picture for good.
 */
export const adjustmentSchema = z.strictObject({
  /** Clockwise on screen. */
  rotationDeg: z.number().min(-20).max(20),
  /** Above 1 the head becomes larger. */
  scale: z.number().min(0.5).max(2),
  /** Content moves to the right, and down. */
  shiftXMm: z.number().min(-30).max(30),
  shiftYMm: z.number().min(-30).max(30),
  /** Upwards, in mm of the picture before scaling. */
  crownShiftMm: z.number().min(-20).max(20),
  chinShiftMm: z.number().min(-20).max(20),
});

/** One stroke of the brush that erases what is left of the old background, or brings back what was taken with it. */
const touchUpStrokeSchema = z.strictObject({
  mode: z.enum(['erase', 'restore']),
  /** Px of the upright original, as all that follows: it depends on no document, and on no frame. */
  radiusPx: z.number().min(touchUpBounds.radiusPx.min).max(touchUpBounds.radiusPx.max),
  /** x and y interleaved, from where the brush was put down. */
  pointsPx: z
    .array(z.number().min(0).max(100_000))
    .min(2)
    .max(2 * touchUpBounds.pointsMax)
    .refine(({ length }) => length % 2 === 0),
});

/** What a person touched up around the head, in the order of the strokes. The face is left alone whatever is drawn. */
export const touchUpSchema = z
  .array(touchUpStrokeSchema)
  .max(touchUpBounds.strokesMax)
  .refine((strokes) => pointCountOf(strokes) <= touchUpBounds.pointsMax);

/** On what a limit rests. */
export const limitSourceSchema = z.object({
  title: z.string(),
  address: z.string().nullable(),
  date: z.string().nullable(),
  /** How well the record is supported; `standard` for ICAO/ISO clauses, `vesika` for limits of our own. */
  basis: z.enum([
    'official',
    'two-sources',
    'single-source',
    'icao-default',
    'default',
    'standard',
    'vesika',
  ]),
});

/** What no number tells: a format, a colour, a size or, in mm, a shape. */
const thingSchema = z.union([
  z.object({ format: z.string() }),
  z.object({ hex: z.string() }),
  z.object({ widthMm: z.number(), heightMm: z.number() }),
  z.object({ widthPx: z.number(), heightPx: z.number(), bound: z.enum(['atLeast', 'atMost']).optional() }),
]);

export const checkSchema = z.object({
  id: checkIdSchema,
  /** Which of the check's measures the value is, where it has several; missing in old reports. */
  measure: z.string().optional(),
  verdict: verdictSchema,
  /** Null where it could not be measured: then the verdict is undetermined, or rests on what was stated. */
  value: z.number().nullable(),
  /** What the verdict rests on: a measurement, or the answer of a person to the check's question. */
  evidence: z.enum(['measured', 'stated']),
  /** Inclusive; null where there is no limit on that side. A value just beyond may be undetermined. */
  limit: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  unit: z.enum(units),
  /** One standard deviation of the measurement in the same unit, where known. */
  uncertainty: z.number().nullable(),
  source: limitSourceSchema,
  /** What was found, and what is permitted (anything where the list is empty), where the value alone says little. */
  found: thingSchema.optional(),
  permitted: z.array(thingSchema).optional(),
  /** What the person should do; null on pass. */
  advice: (z.string() as unknown as z.ZodType<AdviceKey, AdviceKey>).nullable(),
});

/** One thing done to the picture, with its amount. */
export const changeSchema = z.object({
  what: z.enum(changeIds),
  amount: z.number(),
  unit: z.enum(['deg', 'ratio', 'EV', '/255', 'quality', 'px']),
});

/** A point in the output picture, px from its top-left corner. */
const pointSchema = z.object({ xPx: z.number(), yPx: z.number() });
/** Closed polygon in the output picture, px: x and y interleaved. */
const outlineSchema = z.array(z.number());

const landmarksSchema = z.object({
  crown: pointSchema,
  chin: pointSchema,
  /** Subject's right and left eye as seen in the picture: image-left first. */
  eyeImageLeft: pointSchema,
  eyeImageRight: pointSchema,
  faceCentre: pointSchema,
  /** Highest point of hair or head against the background; null when the background was kept and no matte was made. */
  hairTop: pointSchema.nullable(),
});

/** What the checks look at, to be drawn over the picture. */
const outlinesSchema = z.object({
  face: outlineSchema,
  eyeImageLeft: outlineSchema,
  eyeImageRight: outlineSchema,
  mouth: outlineSchema,
  irisImageLeft: outlineSchema,
  irisImageRight: outlineSchema,
  noseTip: pointSchema,
  /** Forehead, both cheeks, chin: where the light is compared. */
  lightZones: z.array(outlineSchema),
  /** The person against the background; null where no matte was made. */
  person: outlineSchema.nullable(),
  /** Pieces of the old background beside the person, and of the person that are missing; absent where none was looked for. */
  leftovers: z.array(outlineSchema).optional(),
  losses: z.array(outlineSchema).optional(),
});

/** Null, or missing from reports of before it was measured, where it could not be measured. */
const nativesSchema = z.partialRecord(z.enum(nativeNames), z.number().nullable());

/** A component as the standard defines it: native value and quality score, 0 (worst) to 100. */
const componentSchema = z.object({
  id: z.enum(componentIds),
  /** Null where the standard's own network is not at hand, or nothing could be measured. */
  native: z.number().nullable(),
  score: z.number().nullable(),
});

/** How the finished picture lies on the upright original: output = (a x - b y + tx, b x + a y + ty). */
const placementSchema = z.object({
  a: z.number(),
  b: z.number(),
  tx: z.number(),
  ty: z.number(),
  sourceWidthPx: z.number().int(),
  sourceHeightPx: z.number().int(),
});

/** Original and result compared pixel by pixel where the matte is fully the person, after the listed changes. */
const proofSchema = z.object({
  /** Share of the picture that was compared. */
  comparedShare: z.number(),
  /** Share of the compared pixels whose colour differs by at most `toleranceLevels`. */
  unchangedShare: z.number(),
  /** What compression alone may do, /255. */
  toleranceLevels: z.number(),
  meanDifference: z.number(),
  /** 99.9th percentile, /255. */
  largestDifference: z.number(),
  /** Share of the picture that is the edge of person and background, where both are blended. */
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
  /** WebP only of a picture that was checked: none is made. */
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
});

const measuresSchema = z.object({
  headHeightMm: z.number(),
  headHeightUncertaintyMm: z.number(),
  eyeLineFromBottomMm: z.number(),
  /** Picture top to crown. */
  topMarginMm: z.number(),
  /** Picture top to the highest hair; null when unknown. */
  hairMarginMm: z.number().nullable(),
  /** Face centre right of the picture's centre line is positive. */
  centreOffsetMm: z.number(),
  rollDeg: z.number(),
  yawDeg: z.number(),
  pitchDeg: z.number(),
  interEyePx: z.number(),
  faceCount: z.number().int(),
  /** Area of the second largest face over the main one's, in the original; 0 when alone. */
  otherFaceShare: z.number(),
  backgroundHex: z.string().nullable(),
  /** Standard deviation of the background over the widest channel. */
  backgroundDeviation: z.number().nullable(),
  /** The background was painted by us, and so must be exact. */
  backgroundPainted: z.boolean(),
  /** Crown or chin were marked by a person. */
  headPlacedByHand: z.boolean(),
  /** False when the file states no density. */
  densityStated: z.boolean(),
  /** Enlargement of the original; null for a picture that was only checked. */
  enlargement: z.number().nullable(),
  /** How much of the person is missing per side, mm; null for a picture that was only checked. */
  missingMm: z
    .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullable(),
});

export const reportSchema = z.object({
  /** True when every check passes: neither a fail nor an undetermined one. */
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

/** An original before anything is done to it: what has to be taken again, what can be mended. */
export const originalReportSchema = z.object({
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  findings: z.array(
    checkSchema.extend({
      /** `mend`: making the photo takes care of it. `ask`: a question to the person. `none`: it passes, or nobody can tell. */
      remedy: z.enum(['none', 'mend', 'retake', 'ask']),
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
