import { defineCheck } from '../define-check.ts';

/** Distance from chin to crown. The crown is the top of the skull, or of the hair for authorities that include it. */
export const headHeight = defineCheck({
  group: 'head',
  measures: { height: 'mm', 'height-with-hair': 'mm' },
  problems: ['too-small', 'too-large', 'misplaced'],
  answers: ['placed', 'misplaced'],
});
