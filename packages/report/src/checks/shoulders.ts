import { defineCheck } from '../define-check.ts';

/** Absolute slope of the shoulders. */
export const shoulders = defineCheck({
  group: 'head',
  measures: { angle: 'deg' },
  problems: ['tilted'],
});
