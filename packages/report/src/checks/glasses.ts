import { defineCheck } from '../define-check.ts';

/** How clearly glasses are seen around the eyes. */
export const glasses = defineCheck({
  group: 'coverings',
  measures: { frame: 'number' },
  problems: ['worn', 'medical-only', 'frame-over-eyes', 'unpublished'],
  answers: ['none', 'worn', 'worn-medical'],
});
