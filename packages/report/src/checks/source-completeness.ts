import { defineCheck } from '../define-check.ts';

/** Missing part of the picture at its worst side. */
export const sourceCompleteness = defineCheck({
  group: 'quality',
  measures: { missing: 'mm' },
  problems: ['missing-top', 'missing-bottom', 'missing-left', 'missing-right'],
});
