import { defineCheck } from '../define-check.ts';

/** Share of the skin with specular highlights. */
export const skinGlare = defineCheck({
  group: 'light',
  measures: { area: 'share' },
  problems: ['shining'],
});
