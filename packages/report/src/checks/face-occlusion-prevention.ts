import { defineCheck } from '../define-check.ts';

/** Part of the face that does not look like skin. */
export const faceOcclusionPrevention = defineCheck({
  group: 'coverings',
  measures: { area: 'share' },
  problems: ['covered'],
  answers: ['free', 'covered'],
});
