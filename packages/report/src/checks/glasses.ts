import { defineCheck } from '../define-check.ts';

/** How clearly the frame of glasses is seen, over the bridge of the nose. */
export const glasses = defineCheck({
  group: 'coverings',
  measures: { frame: 'number' },
  problems: ['worn', 'medical-only', 'frame-over-eyes', 'unpublished'],
  answers: ['none', 'worn', 'worn-medical'],
});
