import { defineCheck } from '../define-check.ts';

/** Chin to crown, which is the skull and not the hair, but for authorities that count the hair. */
export const headHeight = defineCheck({
  group: 'head',
  measures: { height: 'mm', 'height-with-hair': 'mm' },
  problems: ['too-small', 'too-large', 'misplaced'],
  answers: ['placed', 'misplaced'],
});
