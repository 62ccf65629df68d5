import { defineCheck } from '../define-check.ts';

/** Hidden share of the mouth. */
export const mouthOcclusionPrevention = defineCheck({
  group: 'mouth',
  measures: { area: 'share' },
  problems: ['covered'],
  answers: ['free', 'covered'],
});
