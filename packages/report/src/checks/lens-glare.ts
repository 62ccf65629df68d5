import { defineCheck } from '../define-check.ts';

/** Share of the lenses covered by reflections of a lamp or window. */
export const lensGlare = defineCheck({
  group: 'coverings',
  measures: { area: 'share' },
  problems: ['glare'],
});
