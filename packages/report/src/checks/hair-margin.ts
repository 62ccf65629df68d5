import { defineCheck } from '../define-check.ts';

/** Distance from the top edge of the picture to the highest hair. */
export const hairMargin = defineCheck({
  group: 'head',
  measures: { margin: 'mm' },
  problems: ['cut-off'],
});
