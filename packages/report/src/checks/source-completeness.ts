import { defineCheck } from '../define-check.ts';

/** How much of the picture is missing at its worst side. */
export const sourceCompleteness = defineCheck({
  group: 'quality',
  measures: { missing: 'mm' },
  problems: ['missing-top', 'missing-bottom', 'missing-left', 'missing-right'],
});
