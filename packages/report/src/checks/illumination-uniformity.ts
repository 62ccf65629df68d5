import { defineCheck } from '../define-check.ts';

/**
 * Darkest zone of the face relative to the brightest; difference of both halves, |ln(left / right)|; brow relative to
 * the cheeks.
 */
export const illuminationUniformity = defineCheck({
  group: 'light',
  measures: { zones: 'share', halves: 'number', brow: 'share' },
  problems: ['shaded'],
});
