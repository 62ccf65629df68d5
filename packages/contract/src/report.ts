import {
  type AdviceKey,
  type ChangeId,
  type CheckId,
  type PhotoReport as EngineReport,
  steps,
} from '@vesika/engine/report';
import { z } from 'zod';

/**
 * Mirror of the engine's report.ts, which imports nothing and is as safe in browsers as this; the
 * compiler (`satisfies` below, report.test.ts) proves that the two agree in both directions.
 */

const point = z.object({ xPx: z.number(), yPx: z.number() });
const identifier = z.string().regex(/^[a-z0-9-]+$/);

export const stepSchema = z.enum(steps);

export const checkSchema = z.object({
  id: identifier as unknown as z.ZodType<CheckId, CheckId>,
  verdict: z.enum(['pass', 'fail', 'undetermined']),
  value: z.number().nullable(),
  limit: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  unit: z.enum(['mm', 'px', 'deg', 'dpi', 'kB', 'ratio', 'count', '/255']),
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
  what: identifier as unknown as z.ZodType<ChangeId, ChangeId>,
  amount: z.number(),
  unit: z.enum(['deg', 'ratio', 'EV', '/255', 'quality', 'px']),
});

export const reportSchema = z.object({
  ok: z.boolean(),
  photo: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    dpi: z.number(),
    bytes: z.number().int(),
    mime: z.enum(['image/jpeg', 'image/png']),
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
    backgroundHex: z.string().nullable(),
    backgroundDeviation: z.number().nullable(),
  }),
  /** In pixels of the finished picture. */
  landmarks: z.object({
    crown: point,
    chin: point,
    eyeImageLeft: point,
    eyeImageRight: point,
    faceCentre: point,
    hairTop: point.nullable(),
  }),
  checks: z.array(checkSchema),
  changes: z.array(changeSchema),
  timingsMs: z.partialRecord(stepSchema, z.number()),
}) satisfies z.ZodType<EngineReport>;

export type Report = z.infer<typeof reportSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Change = z.infer<typeof changeSchema>;
export type Step = z.infer<typeof stepSchema>;
