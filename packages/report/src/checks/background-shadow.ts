import { defineCheck } from '../define-check.ts';

/** Part of the wall around the head in shadow; difference of L* of its left and right. */
export const backgroundShadow = defineCheck({
  group: 'background',
  measures: { area: 'share', sides: 'number' },
  problems: ['shadow', 'one-sided'],
});
