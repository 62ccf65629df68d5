import {
  type Adjustment,
  type AdviceKey,
  type Answers,
  changeIds,
  checkIds,
  componentIds,
  type PhotoReport as EngineReport,
  nativeUnits,
  type OriginalReport,
  problems,
  questions,
  steps,
  units,
  verdicts,
} from '@vesika/engine/report';
import { z } from 'zod';

/**
 * Mirror of the engine's report.ts, which imports nothing and is as safe in browsers as this; the
 * compiler (`satisfies` below, report.test.ts) proves that the two agree in both directions.
 */

export { changeIds, checkIds, componentIds, nativeUnits, problems, questions, units, verdicts };

const point = z.object({ xPx: z.number(), yPx: z.number() });
const outline = z.array(z.number());

export const stepSchema = z.enum(steps);
export const checkIdSchema = z.enum(checkIds);
export const verdictSchema = z.enum(verdicts);

/** Per check the answer of a person, of those on offer. */
export const answersSchema = z.strictObject(
  Object.fromEntries(Object.entries(questions).map(([id, offered]) => [id, z.enum(offered).optional()])),
) as unknown as z.ZodType<Answers, Answers>;

/** What a person sets right by hand: within bounds no frame leaves the picture for good. */
export const adjustmentSchema = z.strictObject({
  rotationDeg: z.number().min(-20).max(20),
  scale: z.number().min(0.5).max(2),
  shiftXMm: z.number().min(-30).max(30),
  shiftYMm: z.number().min(-30).max(30),
  crownShiftMm: z.number().min(-20).max(20),
  chinShiftMm: z.number().min(-20).max(20),
}) satisfies z.ZodType<Adjustment>;

export const checkSchema = z.object({
  id: checkIdSchema,
  verdict: verdictSchema,
  value: z.number().nullable(),
  /** `stated`: the verdict rests on the answer of a person. */
  evidence: z.enum(['measured', 'stated']),
  limit: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  unit: z.enum(units),
  uncertainty: z.number().nullable(),
  source: z.object({
    title: z.string(),
    address: z.string().nullable(),
    date: z.string().nullable(),
    basis: z.enum([
      'official',
      'two-sources',
      'single-source',
      'icao-default',
      'default',
      'standard',
      'vesika',
    ]),
  }),
  advice: (z.string() as unknown as z.ZodType<AdviceKey, AdviceKey>).nullable(),
});

export const changeSchema = z.object({
  what: z.enum(changeIds),
  amount: z.number(),
  unit: z.enum(['deg', 'ratio', 'EV', '/255', 'quality', 'px']),
});

const nativeNames = Object.keys(nativeUnits) as [keyof typeof nativeUnits, ...(keyof typeof nativeUnits)[]];
const nativesSchema = z.partialRecord(z.enum(nativeNames), z.number().nullable());

const outlinesSchema = z.object({
  face: outline,
  eyeImageLeft: outline,
  eyeImageRight: outline,
  mouth: outline,
  irisImageLeft: outline,
  irisImageRight: outline,
  noseTip: point,
  lightZones: z.array(outline),
  person: outline.nullable(),
});

const placementSchema = z.object({
  a: z.number(),
  b: z.number(),
  tx: z.number(),
  ty: z.number(),
  sourceWidthPx: z.number().int(),
  sourceHeightPx: z.number().int(),
});

const proofSchema = z.object({
  comparedShare: z.number(),
  unchangedShare: z.number(),
  toleranceLevels: z.number(),
  meanDifference: z.number(),
  largestDifference: z.number(),
  edgeShare: z.number(),
  exposureEv: z.number(),
  gains: z.tuple([z.number(), z.number(), z.number()]).readonly(),
});

export const reportSchema = z.object({
  ok: z.boolean(),
  photo: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    dpi: z.number(),
    bytes: z.number().int(),
    mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  }),
  measures: z.object({
    headHeightMm: z.number(),
    headHeightUncertaintyMm: z.number(),
    eyeLineFromBottomMm: z.number(),
    topMarginMm: z.number(),
    hairMarginMm: z.number().nullable(),
    centreOffsetMm: z.number(),
    rollDeg: z.number(),
    yawDeg: z.number(),
    pitchDeg: z.number(),
    interEyePx: z.number(),
    faceCount: z.number().int(),
    otherFaceShare: z.number(),
    backgroundHex: z.string().nullable(),
    backgroundDeviation: z.number().nullable(),
    backgroundPainted: z.boolean(),
    headPlacedByHand: z.boolean(),
    densityStated: z.boolean(),
    enlargement: z.number().nullable(),
    missingMm: z
      .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
      .nullable(),
  }),
  natives: nativesSchema,
  /** In pixels of the finished picture. */
  landmarks: z.object({
    crown: point,
    chin: point,
    eyeImageLeft: point,
    eyeImageRight: point,
    faceCentre: point,
    hairTop: point.nullable(),
  }),
  /** In pixels of the finished picture. */
  outlines: outlinesSchema,
  checks: z.array(checkSchema),
  components: z.array(
    z.object({ id: z.enum(componentIds), native: z.number().nullable(), score: z.number().nullable() }),
  ),
  changes: z.array(changeSchema),
  placement: placementSchema.nullable(),
  proof: proofSchema.nullable(),
  timingsMs: z.partialRecord(stepSchema, z.number()),
}) satisfies z.ZodType<EngineReport>;

export const originalReportSchema = z.object({
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  findings: z.array(checkSchema.extend({ remedy: z.enum(['none', 'mend', 'retake', 'ask']) })),
  natives: nativesSchema,
  /** In pixels of the original. */
  outlines: outlinesSchema,
}) satisfies z.ZodType<OriginalReport>;

export type Report = z.infer<typeof reportSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Change = z.infer<typeof changeSchema>;
export type Step = z.infer<typeof stepSchema>;
export type OriginalInspection = z.infer<typeof originalReportSchema>;
export type OriginalFinding = OriginalInspection['findings'][number];
export type { CheckId, ComponentId, NativeName, QuestionId, Verdict } from '@vesika/engine/report';
export type { Adjustment, Answers };
