import { defineCheck } from '../define-check.ts';

/** Slope of the shoulders, either way. */
export const shoulders = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['tilted'],
});
