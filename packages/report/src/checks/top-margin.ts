import { defineCheck } from '../define-check.ts';

/** From the top of the picture down to the crown. */
export const topMargin = defineCheck({
  group: 'head',
  measures: { margin: 'mm' },
  problems: ['too-small', 'too-large', 'misplaced'],
  answers: ['placed', 'misplaced'],
});
