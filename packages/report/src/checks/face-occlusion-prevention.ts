import { defineCheck } from '../define-check.ts';

/** Part of the face that does not look like skin; a hand before it. */
export const faceOcclusionPrevention = defineCheck({
  group: 'coverings',
  measures: { area: 'share', hand: 'share' },
  problems: ['covered'],
  answers: ['free', 'covered'],
});
