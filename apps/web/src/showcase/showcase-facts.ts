import type { Check, PhotoReport } from '@vesika/report';
import facts from './facts.json' with { type: 'json' };

type Point = { xPx: number; yPx: number };

interface FinishedSample {
  countryCode: string;
  widthMm: number;
  heightMm: number;
  widthPx: number;
  heightPx: number;
  crown: Point;
  chin: Point;
  eyeImageLeft: Point;
  eyeImageRight: Point;
  headHeightMm: number;
  headHeight: { min: number | null; max: number | null };
  checks: number;
  passed: number;
  open: Check['id'][];
  proof: { comparedShare: number; unchangedShare: number; toleranceLevels: number };
}

export const refusals = ['wall', 'shadow', 'turned', 'blurred'] as const;
export type Refusal = (typeof refusals)[number];

export interface RefusedSample {
  name: Refusal;
  widthMm: number;
  check: Check;
  report: PhotoReport;
}

export const finishedSample = facts.finished as unknown as FinishedSample;
export const refusedSamples = facts.refused as unknown as RefusedSample[];
