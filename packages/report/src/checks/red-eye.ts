import { defineCheck } from '../define-check.ts';

/** Part of the iris that is red from the flash. */
export const redEye = defineCheck({
  group: 'eyes',
  measures: { area: 'share' },
  problems: ['red'],
});
