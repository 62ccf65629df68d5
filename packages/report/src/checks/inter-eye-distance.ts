import { defineCheck } from '../define-check.ts';

/** Distance of the eye centres in the picture. */
export const interEyeDistance = defineCheck({
  group: 'head',
  measures: { distance: 'px' },
  problems: ['too-small'],
});
