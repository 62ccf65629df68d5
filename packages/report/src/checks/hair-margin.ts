import { defineCheck } from '../define-check.ts';

/** From the top of the picture down to the highest hair. */
export const hairMargin = defineCheck({
  group: 'head',
  measures: { margin: 'mm' },
  problems: ['cut-off'],
});
