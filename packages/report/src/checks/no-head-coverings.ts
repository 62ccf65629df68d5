import { defineCheck } from '../define-check.ts';

/** Strength of the evidence for cloth above the forehead. */
export const noHeadCoverings = defineCheck({
  group: 'coverings',
  measures: { cloth: 'number' },
  problems: ['worn', 'not-allowed', 'other-grounds', 'unpublished', 'compulsory'],
  answers: ['none', 'religious', 'medical', 'other'],
});
