import { defineCheck } from '../define-check.ts';

/** Chin to crown, which is the skull and not the hair. */
export const headHeight = defineCheck({
  group: 'head',
  measures: { height: 'mm' },
  problems: ['too-small', 'too-large'],
});
