import { defineCheck } from '../define-check.ts';

/** Distance from the top edge of the picture to the crown. */
export const topMargin = defineCheck({
  group: 'head',
  measures: { margin: 'mm' },
  problems: ['too-small', 'too-large', 'misplaced'],
  answers: ['placed', 'misplaced'],
});
