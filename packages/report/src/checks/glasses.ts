import { defineCheck } from '../define-check.ts';

/** Strength of the evidence for glasses. */
export const glasses = defineCheck({
  group: 'coverings',
  measures: { frame: 'number' },
  problems: ['worn', 'medical-only', 'frame-over-eyes', 'unpublished'],
  answers: ['none', 'worn', 'worn-medical'],
});
