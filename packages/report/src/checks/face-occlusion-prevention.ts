import { defineCheck } from '../define-check.ts';

/** Share of the face that does not have the colour of skin; presence of a hand in front of it. */
export const faceOcclusionPrevention = defineCheck({
  group: 'coverings',
  measures: { area: 'share', hand: 'share' },
  problems: ['covered'],
  answers: ['free', 'covered'],
});
