import { defineCheck } from '../define-check.ts';

/** Inter-eye distance in the picture. */
export const interEyeDistance = defineCheck({
  group: 'head',
  measures: { distance: 'px' },
  problems: ['too-small'],
});
