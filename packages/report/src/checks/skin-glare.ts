import { defineCheck } from '../define-check.ts';

/** Part of the skin that shines white. */
export const skinGlare = defineCheck({
  group: 'light',
  measures: { area: 'share' },
  problems: ['shining'],
});
