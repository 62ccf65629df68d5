import { defineCheck } from '../define-check.ts';

/** Part of the lenses that mirrors a lamp or a window. */
export const lensGlare = defineCheck({
  group: 'coverings',
  measures: { area: 'share' },
  problems: ['glare'],
});
