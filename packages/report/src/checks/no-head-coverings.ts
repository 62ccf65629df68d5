import { defineCheck } from '../define-check.ts';

/** How much of what is above the forehead looks like cloth. */
export const noHeadCoverings = defineCheck({
  group: 'coverings',
  measures: { cloth: 'number' },
  problems: ['worn', 'not-allowed', 'other-grounds', 'unpublished', 'compulsory'],
  answers: ['none', 'religious', 'medical', 'other'],
});
