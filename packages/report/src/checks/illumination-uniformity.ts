import { defineCheck } from '../define-check.ts';

/** Light of the darkest zone of the face over the brightest; difference of both halves, |ln(left / right)|; brow over cheeks. */
export const illuminationUniformity = defineCheck({
  group: 'light',
  measures: { zones: 'share', halves: 'number', brow: 'share' },
  problems: ['shaded'],
});
