import { defineCheck } from '../define-check.ts';

/** Share of the iris reddened by flash. */
export const redEye = defineCheck({
  group: 'eyes',
  measures: { area: 'share' },
  problems: ['red'],
});
