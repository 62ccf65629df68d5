import { defineCheck } from '../define-check.ts';

/** Share of the wall around the head that lies in shadow; difference of L* between left and right of the head. */
export const backgroundShadow = defineCheck({
  group: 'background',
  measures: { area: 'share', sides: 'number' },
  problems: ['shadow', 'one-sided'],
});
