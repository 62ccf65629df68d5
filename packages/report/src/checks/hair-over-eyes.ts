import { defineCheck } from '../define-check.ts';

/** Share of the eyes covered by hair. */
export const hairOverEyes = defineCheck({
  group: 'eyes',
  measures: { area: 'share' },
  problems: ['hair'],
  answers: ['free', 'covered'],
});
