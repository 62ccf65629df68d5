import type { Check, PhotoReport } from '@vesika/report';
import facts from './facts.json' with { type: 'json' };

export const refusals = ['wall', 'shadow', 'turned', 'blurred'] as const;
export type Refusal = (typeof refusals)[number];

export interface RefusedSample {
  name: Refusal;
  widthMm: number;
  check: Check;
  report: PhotoReport;
}

export const finishedSample = facts.finished;
export const refusedSamples = facts.refused as unknown as RefusedSample[];
