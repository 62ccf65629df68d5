import { defineCheck } from '../define-check.ts';

/** Part of the eyes behind strands of hair. */
export const hairOverEyes = defineCheck({
  group: 'eyes',
  measures: { area: 'share' },
  problems: ['hair'],
  answers: ['free', 'covered'],
});
