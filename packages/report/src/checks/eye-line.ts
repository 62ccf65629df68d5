import { defineCheck } from '../define-check.ts';

/** Height of the eye line above the bottom edge of the picture. */
export const eyeLine = defineCheck({
  group: 'head',
  measures: { height: 'mm' },
  problems: ['too-low', 'too-high'],
});
