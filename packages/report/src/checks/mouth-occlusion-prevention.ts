import { defineCheck } from '../define-check.ts';

/** Part of the mouth that is not seen. */
export const mouthOcclusionPrevention = defineCheck({
  group: 'mouth',
  measures: { area: 'share' },
  problems: ['covered'],
  answers: ['free', 'covered'],
});
